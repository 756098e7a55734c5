// Texts with variables, as plugins/texts.ts makes them from Fluent files.

/** A text: as it is, or piece by piece. */
export type Pattern = string | Piece[];

/** Plain text; a variable; or a variable that chooses a text, with the choice to take if nothing else fits. */
export type Piece = string | [variable: string] | [variable: string, variants: Record<string, Pattern>, usual: string];

export type Messages = Record<string, Pattern>;
export type Variables = Record<string, string | number>;

/** A pattern as text in a language. */
export function format(pattern: Pattern, variables: Variables, language: string): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((piece) => formatPiece(piece, variables, language)).join("");
}

function formatPiece(piece: Piece, variables: Variables, language: string): string {
  if (typeof piece === "string") return piece;
  const [variable, variants, usual] = piece;
  const value = variables[variable]!;
  if (!variants) return typeof value === "number" ? numberFormat(language).format(value) : value;
  const chosen = [String(value), category(value, language), usual!].find((key) => key in variants)!;
  return format(variants[chosen]!, variables, language);
}

/** The plural form that a number takes: "one", "other". */
function category(value: string | number, language: string): string {
  return typeof value === "number" ? pluralRules(language).select(value) : "";
}

const numberFormat = remembered((language) => new Intl.NumberFormat(language));
const pluralRules = remembered((language) => new Intl.PluralRules(language));

/** These take long to make, so each is made once. */
function remembered<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => made.get(language) ?? made.set(language, make(language)).get(language)!;
}
