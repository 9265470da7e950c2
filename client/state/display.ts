import { boolean, fallback, nullable, object, picklist, type InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';

const displaySchema = object({
  /** Listing layout on this device; null for the route's default. */
  view: fallback(nullable(picklist(['grid', 'list'])), null),
  /** Grid columns on wide screens; null for the route's default. */
  columns: fallback(nullable(picklist([2, 3, 4, 5, 6])), null),
  /** Whether the service worker caches visited pages for offline use. */
  isKeptOffline: fallback(boolean(), true),
});

export type DisplayState = InferOutput<typeof displaySchema>;

export const displayVar = persistedVar<DisplayState>({ slice: 'display', schema: displaySchema });

export function setListingView(view: DisplayState['view']): void {
  displayVar({ ...displayVar(), view });
}

export function setListingColumns(columns: DisplayState['columns']): void {
  displayVar({ ...displayVar(), columns });
}

export function setKeptOffline(isKeptOffline: boolean): void {
  displayVar({ ...displayVar(), isKeptOffline });
}
