/** A program that plays as a bot. */
export interface EngineConfig {
  readonly name: string;
  readonly command: readonly string[];
}

/** The words of a command line; quotes keep a word with spaces together. */
export function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
}

/** Whether a name can only be meant as a command: it has several words, or is the path of a program. */
export const isCommand = (name: string): boolean => /[\s/\\]/.test(name.trim());
