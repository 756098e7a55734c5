// The routes of the page: "/", "/rules", "/r/CODE", "/r/CODE/games/3".

export type Place =
  | { page: "start" }
  | { page: "rules" }
  | { page: "room"; room: string }
  | { page: "replay"; room: string; game: number }
  | { page: "nowhere" };

export function placeOf(path: string): Place {
  const room = /^\/r\/([^/]+)\/?$/.exec(path);
  const game = /^\/r\/([^/]+)\/games\/(\d+)\/?$/.exec(path);
  if (path === "/") return { page: "start" };
  if (path === "/rules") return { page: "rules" };
  if (room) return { page: "room", room: tidyCode(room[1]!) };
  if (game) return { page: "replay", room: tidyCode(game[1]!), game: Number(game[2]) };
  return { page: "nowhere" };
}

/** The code in what people type or paste, which may be a whole link: lower case, with hyphens between words. */
export function tidyCode(typed: string): string {
  let code = typed.trim();
  try {
    code = decodeURIComponent(code);
  } catch {
    // ignore a stray %
  }
  const link = /\/r\/([^/?#]+)/.exec(code);
  return (link ? link[1]! : code).trim().toLowerCase().replace(/[\s_-]+/g, "-");
}

class Route {
  place: Place = $state(placeOf(location.pathname));
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.place = placeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** Click handler for links: navigate without loading the page, unless the user wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.getAttribute("href")!);
}
