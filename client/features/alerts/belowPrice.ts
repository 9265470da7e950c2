import { check, pipe, string } from 'valibot';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import { parseCents } from '#schema/rules/parseCents.ts';

/** An optional price. */
export const belowSchema = pipe(
  string(),
  check((text) => text.trim() === '' || parseCents(text) !== null, 'price' satisfies InputKey),
);

/** The price in cents; null if the field is empty. */
export const belowCentsOf = (text: string): number | null => (text.trim() === '' ? null : parseCents(text));
