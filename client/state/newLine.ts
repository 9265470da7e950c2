import { shownQuantity } from '#schema/rules/shownQuantity.ts';
import type { CartLine } from './cart.ts';

/** A cart line without a quantity. */
export type NewLine = Omit<CartLine, 'quantity'>;

interface LineProduct {
  id: string;
  slug: string;
  title: string;
  weight: string | null;
  vendor: { id: string; name: string };
}

interface LineVariant {
  id: string;
  price: { current: { minorUnits: number } };
  options: readonly { key: string; label: string }[];
}

/** The cart line for a product's variant. */
export function newLine(product: LineProduct, variant: LineVariant, picture: NewLine['snapshot']['picture'] | undefined): NewLine {
  const { id, slug, title, vendor, weight } = product;
  const chosenWeight = variant.options.find((option) => option.key === 'weight')?.label;
  return {
    variantId: variant.id,
    productId: id,
    seenPriceCents: variant.price.current.minorUnits,
    snapshot: {
      slug,
      title,
      optionLabel: variant.options.map((option) => option.label).join(' · ') || null,
      picture: picture ? plainPicture(picture) : null,
      vendorId: vendor.id,
      vendorName: vendor.name,
      weight: chosenWeight ?? (weight && shownQuantity(weight)),
    },
  };
}

/** A line's accessible name. Includes the options, because a product may have several lines. */
export function lineName(title: string, optionLabel: string | null): string {
  return optionLabel === null ? title : `${title}, ${optionLabel}`;
}

function plainPicture({ url, alt, width, height, dominantColor, ground }: NonNullable<NewLine['snapshot']['picture']>) {
  return { url, alt, width, height, dominantColor, ground };
}
