// What this browser stores: the tokens of its rooms, the player's name, the settings, and what it needs to check deals.

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

export interface RememberedDeal {
  commitment: string;
  seed: string;
}

const ROOMS = "lastcard.rooms";
const SETTINGS = "lastcard.settings";
const DEALS = "lastcard.deals";
const MOST_ROOMS = 40;
const MOST_DEALS = 200;
const DEFAULTS: Settings = {
  name: "",
  language: "",
  theme: "auto",
  large: false,
  sounds: false,
  vibration: true,
};

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // no storage, or unreadable content
  }
}

function readList<T>(key: string): T[] {
  const found = read(key);
  return Array.isArray(found) ? found : [];
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is full or forbidden: the value is lost
  }
}

export function rooms(): Remembered[] {
  return readList<Remembered>(ROOMS).filter((one) => one?.room && one.token);
}

export function tokenOf(room: string): string {
  return rooms().find((one) => one.room === room)?.token ?? "";
}

/** Read from storage every time, so that two tabs do not overwrite each other's rooms. */
export function remember(room: string, token: string): void {
  const others = rooms().filter((one) => one.room !== room);
  write(ROOMS, [{ room, token, at: Date.now() }, ...others].slice(0, MOST_ROOMS));
}

export function forget(room: string): void {
  write(
    ROOMS,
    rooms().filter((one) => one.room !== room),
  );
}

export function settings(): Settings {
  return { ...DEFAULTS, ...(read(SETTINGS) as Partial<Settings> | null) };
}

export function saveSettings(changed: Partial<Settings>): void {
  write(SETTINGS, { ...settings(), ...changed });
}

/** Store the commitment and our seed before a deal, to check both after the game. */
export function rememberDeal(room: string, game: number, commitment: string, seed: string): void {
  const key = `${room}/${game}`;
  const others = readList<[string, RememberedDeal]>(DEALS).filter(([other]) => other !== key);
  write(DEALS, [...others, [key, { commitment, seed }]].slice(-MOST_DEALS));
}

export function rememberedDeal(room: string, game: number): RememberedDeal | null {
  return readList<[string, RememberedDeal]>(DEALS).find(([key]) => key === `${room}/${game}`)?.[1] ?? null;
}
