// What this browser stores: the tokens of its rooms, the player's name, and the settings.

export interface Remembered {
  room: string;
  token: string;
  at: number;
}

export interface Settings {
  name: string;
  language: string;
  theme: "auto" | "light" | "dark";
  large: boolean;
  sounds: boolean;
  vibration: boolean;
}

const ROOMS = "lastcard.rooms";
const SETTINGS = "lastcard.settings";
const MOST = 40;
const DEFAULTS: Settings = {
  name: "",
  language: "",
  theme: "auto",
  large: false,
  sounds: false,
  vibration: true,
};

function read<T>(key: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(key);
    return found ? (JSON.parse(found) as T) : otherwise;
  } catch {
    return otherwise; // no storage, or unreadable content
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is full or forbidden: the value is lost
  }
}

export function rooms(): Remembered[] {
  const found = read<Remembered[]>(ROOMS, []);
  return Array.isArray(found) ? found.filter((one) => one && one.room && one.token) : [];
}

export function tokenOf(room: string): string {
  return rooms().find((one) => one.room === room)?.token ?? "";
}

/** Read from storage every time, so that two tabs do not overwrite each other's rooms. */
export function remember(room: string, token: string): void {
  const others = rooms().filter((one) => one.room !== room);
  write(ROOMS, [{ room, token, at: Date.now() }, ...others].slice(0, MOST));
}

export function forget(room: string): void {
  write(
    ROOMS,
    rooms().filter((one) => one.room !== room),
  );
}

export function settings(): Settings {
  return { ...DEFAULTS, ...read<Partial<Settings>>(SETTINGS, {}) };
}

export function saveSettings(changed: Partial<Settings>): void {
  write(SETTINGS, { ...settings(), ...changed });
}
