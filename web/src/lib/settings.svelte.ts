// The settings of this browser, alive: whoever reads them is drawn anew when they change.

import { saveSettings, settings as stored, type Settings } from "./memory";

class LiveSettings {
  current: Settings = $state(stored());

  set(changed: Partial<Settings>): void {
    Object.assign(this.current, changed);
    saveSettings(changed);
    this.show();
  }

  /** Theme and size are the page's. */
  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.current.theme;
    root.classList.toggle("large", this.current.large);
  }
}

export const settings = new LiveSettings();
