import { createContext, type ComponentType } from 'react';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

export interface CardPartProps {
  product: ProductCard_ProductFragment;
  isOut: boolean;
  isViewed: boolean;
}

/** Product card of a theme: replaces parts of the default card; the frame around them is shared. */
export interface CardTheme {
  className: string;
  /** In the tile's corner. */
  Tag: ComponentType<CardPartProps>;
  /** Overlay of choices at the foot of the tile. */
  Foot: ComponentType<CardPartProps>;
  /** Below the title, with the price. */
  Details: ComponentType<CardPartProps>;
}

/** null for the default card. Set by a page's frame, so that the marketplace does not load the themes' parts. */
export const CardThemeContext = createContext<CardTheme | null>(null);
