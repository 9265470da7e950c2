import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

export interface PieceSize {
  value: string;
  label: string;
  /** Some colour of it can still be bought. */
  isLeft: boolean;
}

export interface PieceColour {
  /** As hex. */
  value: string;
  name: string;
}

/** The sizes and colours among a product's variants, each once and in their order. */
export function pieceChoices({ variants }: Pick<ProductCard_ProductFragment, 'variants'>): { sizes: PieceSize[]; colours: PieceColour[] } {
  const sizes = new Map<string, PieceSize>();
  const colours = new Map<string, PieceColour>();
  for (const { options, stock } of variants) {
    for (const { key, value, label } of options) {
      if (key === 'size') sizes.set(value, { value, label, isLeft: stock.purchasable > 0 || (sizes.get(value)?.isLeft ?? false) });
      if (key === 'color') colours.set(value, { value, name: label });
    }
  }
  return { sizes: [...sizes.values()], colours: [...colours.values()] };
}
