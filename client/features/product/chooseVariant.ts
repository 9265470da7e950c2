import type { ProductDetail_ProductFragment } from './Product.generated.ts';

export type DetailProduct = ProductDetail_ProductFragment;
export type Option = DetailProduct['options'][number];
export type Variant = DetailProduct['variants'][number];

/** The chosen value for each option key; options that have not been chosen are absent. */
export type Choice = Readonly<Record<string, string>>;

type Product = Pick<DetailProduct, 'options' | 'variants' | 'color' | 'weight'>;

/** Initial choice: valid requested values, an option's only value, otherwise defaults, except for sizes, which cannot be guessed. */
export function readChoice(product: Product, requested: (key: string) => string | null): Choice {
  const choice: Record<string, string> = {};
  for (const option of product.options) {
    const wanted = requested(option.key)?.toLowerCase();
    const match = option.values.find(({ value }) => sameValue(value, wanted));
    const start = match ?? defaultValue(product, option, choice);
    if (start) choice[option.key] = start.value;
  }
  return choice;
}

/** The variant for a complete choice; null if an option is missing or no variant has this combination. */
export function chosenVariant(product: Product, choice: Choice): Variant | null {
  if (missingOption(product, choice) !== null) return null;
  return product.variants.find((variant) => fits(variant, choice)) ?? null;
}

/** The variant whose price and picture represent an incomplete choice: the cheapest one that fits, in stock if possible. */
export function representativeVariant(product: Product, choice: Choice): Variant | null {
  const possible = product.variants.filter((variant) => fits(variant, choice));
  const candidates = possible.some(isPurchasable) ? possible.filter(isPurchasable) : possible;
  return candidates.reduce<Variant | null>((best, one) => (best && cents(best) <= cents(one) ? best : one), null);
}

/** The first option that has not been chosen; null if the choice is complete. */
export function missingOption(product: Product, choice: Choice): Option | null {
  return product.options.find((option) => choice[option.key] === undefined) ?? null;
}

/** The variant that would be shown if a value were chosen. */
export function variantWith(product: Product, choice: Choice, key: string, value: string): Variant | null {
  return representativeVariant(product, { ...choice, [key]: value });
}

export function isPurchasable(variant: Variant): boolean {
  return variant.stock.purchasable > 0;
}

function defaultValue(product: Product, option: Option, choice: Choice): Option['values'][number] | undefined {
  if (option.values.length === 1) return option.values[0];
  if (option.key === 'size') return undefined;
  const own = option.values.find(({ value }) => sameValue(value, ownValue(product, option.key)));
  if (own && variantWith(product, choice, option.key, own.value)?.stock.purchasable) return own;
  const best = representativeVariant(product, choice)?.options.find(({ key }) => key === option.key)?.value;
  return option.values.find(({ value }) => value === best) ?? option.values[0];
}

/** The product's own colour or weight, shown by its picture and title. */
function ownValue(product: Product, key: string): string | undefined {
  return (key === 'color' ? product.color : key === 'weight' ? product.weight : null) ?? undefined;
}

function fits(variant: Variant, choice: Choice): boolean {
  return variant.options.every(({ key, value }) => choice[key] === undefined || choice[key] === value);
}

function sameValue(value: string, wanted: string | undefined): boolean {
  return wanted !== undefined && value.replace(/^#/, '').toLowerCase() === wanted.replace(/^#/, '').toLowerCase();
}

function cents(variant: Variant): number {
  return variant.price.current.minorUnits;
}
