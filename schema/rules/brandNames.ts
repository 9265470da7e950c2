import { normaliseLine } from './normaliseText.ts';

/** Key by which brands are told apart: names that differ only in case and spaces are one brand. */
export function brandKey(name: string): string {
  return normaliseLine(name).toLowerCase();
}

/** Whether a text names no brand, such as "-". */
export function isNoBrand(name: string): boolean {
  return /^[\p{Pd}\s.]*$/u.test(name);
}
