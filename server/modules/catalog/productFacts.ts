import { inEveryLanguage, type LocalisedText } from '#schema/rules/localisedText.ts';
import { NEW_DAYS } from '#schema/rules/limits.ts';
import type { ProductDoc, SaleLabel, VariantDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

const DAY_MS = 86_400_000;

/** A variant with its product: the API's Variant. */
export interface ProductVariant {
  product: ProductDoc;
  variant: VariantDoc;
}

/** Catalogue reads for pricing and ordering, served from an in-memory projection that follows every commit. */
export interface CatalogReader {
  /** By id; null if not found. Includes disabled products. */
  product(id: string): ProductDoc | null;
  /** By id; null if not found. */
  variant(id: string): ProductVariant | null;
  /** By id; null if not found. */
  vendor(id: string): VendorDoc | null;
  /** Units of a variant on hand; 0 if there is no stock record. */
  onHand(variantId: string): number;
}

/** Time after which a product is no longer new. */
export function newUntil({ createdAt }: ProductDoc): number {
  return Date.parse(createdAt) + NEW_DAYS * DAY_MS;
}

/** Label on the card at a given time. SALE needs a price below a former one; NEW depends only on the publication date. */
export function labelAt(product: ProductDoc, isReduced: boolean, nowMs: number): SaleLabel | null {
  if (product.label === 'SALE' && isReduced) return 'SALE';
  return Date.parse(product.createdAt) <= nowMs && nowMs < newUntil(product) ? 'NEW' : null;
}

/**
 * The label that the vendor chose, regardless of stock. SALE is ignored on older products without a former price, because saving
 * would reject it.
 */
export function chosenLabel({ label, wasPriceCents, variants }: ProductDoc): SaleLabel | null {
  const isReduced = wasPriceCents !== null || variants.some((variant) => variant.wasPriceCents !== null);
  return label === 'SALE' && !isReduced ? null : label;
}

/** Whether a product has a valid halal certificate at a given time (Unix time in milliseconds). */
export function isCertifiedAt(product: ProductDoc, nowMs: number): boolean {
  return product.halal !== null && Date.parse(product.halal.expires) > nowMs;
}

/** Whether a vendor is public, which it is not while it awaits an operator's approval. */
export function isPublic({ isAwaitingApproval }: Pick<VendorDoc, 'isAwaitingApproval'>): boolean {
  return isAwaitingApproval !== true;
}

/** Time from which a product of a public vendor has been listed without a break. */
export function listedAt(product: Pick<ProductDoc, 'createdAt' | 'listedAt'>, vendor: Pick<VendorDoc, 'listedAt'> | null): string {
  return [product.createdAt, product.listedAt ?? '', vendor?.listedAt ?? ''].reduce((latest, at) => (at > latest ? at : latest));
}

/** End of the vendor's holiday; null if the vendor is taking orders now. */
export function holidayOf({ holidayUntil }: Pick<VendorDoc, 'holidayUntil'>, now: Date): string | null {
  return holidayUntil != null && Date.parse(holidayUntil) > now.getTime() ? holidayUntil : null;
}

/** A chosen option of a variant, with its display name. */
export interface SelectedOptionSource {
  key: string;
  value: string;
  label: LocalisedText;
}

/** A variant's options in the order of its product's options. Options that are no longer offered are labelled by their value. */
export function selectedOptions(product: ProductDoc | null, options: Record<string, string>): SelectedOptionSource[] {
  const order = (product?.options ?? []).map((option) => option.key);
  const keys = [...order.filter((key) => key in options), ...Object.keys(options).filter((key) => !order.includes(key))];
  return keys.map((key) => {
    const value = options[key] ?? '';
    const offered = product?.options.find((option) => option.key === key)?.values.find((candidate) => candidate.value === value);
    return { key, value, label: offered?.label ?? inEveryLanguage(value) };
  });
}
