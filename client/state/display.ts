import { fallback, nullable, object, picklist } from 'valibot';
import type { InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';

const displaySchema = object({
  /** How listings look on this device; null: as the route says. */
  view: fallback(nullable(picklist(['grid', 'list'])), null),
  /** Products on a page; null: the default. */
  perPage: fallback(nullable(picklist([12, 24, 48])), null),
});

export type DisplayState = InferOutput<typeof displaySchema>;

export const displayVar = persistedVar<DisplayState>({
  slice: 'display',
  schema: displaySchema,
  initial: { view: null, perPage: null },
});

export function setListingView(view: 'grid' | 'list'): void {
  displayVar({ ...displayVar(), view });
}

export function setPerPage(perPage: 12 | 24 | 48): void {
  displayVar({ ...displayVar(), perPage });
}
