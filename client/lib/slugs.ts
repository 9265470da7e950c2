import { normaliseLine } from '#schema/rules/normaliseText.ts';

const MAX_SLUG_LENGTH = 120;

/** Normalises a slug from a URL: converts it to lower case and strips surrounding spaces and invisible characters. */
export function readSlug(text: string | null | undefined): string {
  return normaliseLine((text ?? '').slice(0, MAX_SLUG_LENGTH)).toLowerCase();
}
