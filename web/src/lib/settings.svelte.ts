// The settings of this browser, as reactive state.

import { saveSettings, settings as stored, type Settings } from "./storage";

class LiveSettings {
  current: Settings = $state(stored());

  set(changed: Partial<Settings>): void {
    Object.assign(this.current, changed);
    saveSettings(changed);
    this.show();
  }

  /** Apply theme and text size to the whole page. */
  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.current.theme;
    root.classList.toggle("large", this.current.large);
  }
}

export const settings = new LiveSettings();
