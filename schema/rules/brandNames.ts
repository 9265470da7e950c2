import { normaliseLine } from './normaliseText.ts';

/** A brand's identity: its name, ignoring case and spaces. */
export function brandKey(name: string): string {
  return normaliseLine(name).toLowerCase();
}

/** Whether a text, such as "-", means that there is no brand. */
export function isNoBrand(name: string): boolean {
  return /^[\p{Pd}\s.]*$/u.test(name);
}
