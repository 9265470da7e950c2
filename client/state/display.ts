import { boolean, fallback, nullable, object, picklist, type InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';

const displaySchema = object({
  /** How listings look on this device; null: as the route says. */
  view: fallback(nullable(picklist(['grid', 'list'])), null),
  /** Columns of the grid on wide screens; null: as the route says. */
  columns: fallback(nullable(picklist([2, 3, 4, 5, 6])), null),
  /** Whether the service worker keeps visited pages for times without a network. */
  isKeptOffline: fallback(boolean(), true),
});

export type DisplayState = InferOutput<typeof displaySchema>;

export const displayVar = persistedVar<DisplayState>({ slice: 'display', schema: displaySchema });

/** How listings look from now on; null leaves it to each route. */
export function setListingView(view: DisplayState['view']): void {
  displayVar({ ...displayVar(), view });
}

/** Columns of listings from now on; null leaves it to each route. */
export function setListingColumns(columns: DisplayState['columns']): void {
  displayVar({ ...displayVar(), columns });
}

/** Whether visited pages work without a network from now on. */
export function setKeptOffline(isKeptOffline: boolean): void {
  displayVar({ ...displayVar(), isKeptOffline });
}
