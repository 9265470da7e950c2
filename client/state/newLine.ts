import { spacedWeight } from '#client/lib/spacedWeight.ts';
import type { CartLine } from './cart.ts';

/** A line as it goes into the cart, still without a quantity. */
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

/** The cart line of one variant of a product, with the picture it is remembered by. */
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
      weight: chosenWeight ?? (weight && spacedWeight(weight)),
    },
  };
}

/** What a line is called where only a name is said: with the chosen options, which tell two lines of one product apart. */
export function lineName(title: string, optionLabel: string | null): string {
  return optionLabel === null ? title : `${title}, ${optionLabel}`;
}

/** Without what the API tells of a picture beyond what a line keeps. */
function plainPicture({ url, alt, width, height, dominantColor, ground }: NonNullable<NewLine['snapshot']['picture']>) {
  return { url, alt, width, height, dominantColor, ground };
}
