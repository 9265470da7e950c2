import { normaliseLine } from './normaliseText.ts';

/** Identity of a brand: its name without differences of case and spaces. */
export function brandKey(name: string): string {
  return normaliseLine(name).toLowerCase();
}

/** Whether a text names no brand, such as "-". */
export function isNoBrand(name: string): boolean {
  return /^[\p{Pd}\s.]*$/u.test(name);
}
