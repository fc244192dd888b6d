/** What a drill found: figures in words, and the bounds that were missed. */
export interface Drilled {
  readonly figures: string;
  readonly missed: readonly string[];
}

/** What all drills are given. */
export interface DrillTools {
  tell(line: string): void;
}

/** A figure that must not be above a bound; what is to be said if it is. */
export const within = (what: string, figure: number, bound: number, unit = 'ms'): string[] =>
  figure <= bound ? [] : [`${what}: ${figure} ${unit}, at most ${bound}`];

/** Something of which there must be none. */
export const none = (what: string, found: readonly string[]): string[] =>
  found.length === 0 ? [] : [`${found.length} × ${what}: ${found[0]?.slice(0, 500)}`];
