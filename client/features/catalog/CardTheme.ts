import { createContext, type ComponentType } from 'react';
import type { ProductCard_MatchFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';

export interface CardPartProps {
  product: ProductCard_ProductFragment;
  match: ProductCard_MatchFragment | null;
  isOut: boolean;
  isViewed: boolean;
}

/** A theme's product card, which replaces parts of the default card and shares its frame and foot. */
export interface CardTheme {
  className: string;
  /** Badge in the corner of the tile. */
  Tag: ComponentType<CardPartProps>;
  /** Content below the title, including the price. */
  Details: ComponentType<CardPartProps>;
}

/** Null for the default card. Set by a page's frame, so that other pages do not load the themes' parts. */
export const CardThemeContext = createContext<CardTheme | null>(null);
