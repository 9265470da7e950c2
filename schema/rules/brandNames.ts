import { normaliseLine } from './normaliseText.ts';

/** Identity of a brand: its name, ignoring case and spaces. */
export function brandKey(name: string): string {
  return normaliseLine(name).toLowerCase();
}

/** Whether a text means that there is no brand, such as "-". */
export function isNoBrand(name: string): boolean {
  return /^[\p{Pd}\s.]*$/u.test(name);
}
