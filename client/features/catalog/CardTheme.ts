import { createContext, type ComponentType } from 'react';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

export interface CardPartProps {
  product: ProductCard_ProductFragment;
  isOut: boolean;
  isViewed: boolean;
}

/** Product card of a theme. Replaces parts of the default card and shares its frame. */
export interface CardTheme {
  className: string;
  /** Badge in the corner of the tile. */
  Tag: ComponentType<CardPartProps>;
  /** Overlay of choices at the foot of the tile. */
  Foot: ComponentType<CardPartProps>;
  /** Content below the title, including the price. */
  Details: ComponentType<CardPartProps>;
}

/** Null for the default card. A page's frame sets it, so that other pages do not load the parts of the themes. */
export const CardThemeContext = createContext<CardTheme | null>(null);
