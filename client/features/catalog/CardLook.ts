import { createContext, type ComponentType } from 'react';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

/** What a part of a card is told. */
export interface CardPartProps {
  product: ProductCard_ProductFragment;
  isOut: boolean;
  isViewed: boolean;
}

/** How a part of the marketplace shows products, where that is another way than the market's. The card around its parts stays the same. */
export interface CardLook {
  className: string;
  /** In the tile's corner. */
  Tag: ComponentType<CardPartProps>;
  /** Over the foot of the tile: what can be chosen. */
  Foot: ComponentType<CardPartProps>;
  /** Price and what stands beside it, after the title. */
  Details: ComponentType<CardPartProps>;
}

/** null: the market's own look. Given by the frame of a page, so that the market never fetches the others' parts. */
export const CardLookContext = createContext<CardLook | null>(null);
