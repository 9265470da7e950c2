/** Command line of `npm run bench`. */
export interface Usage<Part extends string> {
  parts: Part[];
  sizes: number[];
}

const DEFAULT_SIZES = [10_000, 100_000];

/** Parses parts and sizes, in any order. Returns null if a word is neither. Defaults to all parts and the default sizes. */
export function readUsage<Part extends string>(words: readonly string[], all: readonly Part[]): Usage<Part> | null {
  const parts = all.filter((part) => words.includes(part));
  const numbers = words.filter((word) => !(all as readonly string[]).includes(word)).map(Number);
  if (numbers.some((size) => !Number.isInteger(size) || size < 1)) return null;
  return { parts: parts.length > 0 ? parts : [...all], sizes: numbers.length > 0 ? numbers : DEFAULT_SIZES };
}
