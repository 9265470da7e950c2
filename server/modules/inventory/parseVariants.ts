import { variantSchema } from '#schema/rules/inputs/product.ts';
import { MAX_STOCK, MAX_VARIANTS } from '#schema/rules/limits.ts';
import { choiceKey, normaliseLine } from '#schema/rules/normaliseText.ts';
import { inEveryLanguage } from '#schema/rules/localisedText.ts';
import { parseQuantity, quantityLabel } from '#schema/rules/quantity.ts';
import { colourLabel, OPTION_KEYS, optionLabel, weightLabel } from '#server/modules/catalog/index.ts';
import { conflict, type VendorError } from '#server/modules/vendors/index.ts';
import { invalid, parseInput } from '#server/platform/input/parseInput.ts';
import type { OptionDoc, ProductDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import { INVENTORY_MESSAGES, sameChoice, stockMoved } from './inventoryMessages.ts';
import type { VariantRequest } from './productRequest.ts';
import { newId, skuKey, type VendorCatalogView } from './vendorCatalog.repository.ts';

/**
 * Normalises a weight label ("0.5 kg" to "500g"), so that equal weights become one option value. Other text and names of pieces
 * ("6 bottles") are kept.
 */
export function normaliseWeight(text: string): string {
  const label = normaliseLine(text);
  const quantity = parseQuantity(label);
  if (quantity === null) return label;
  const canonical = quantityLabel(quantity);
  return quantity.kind === 'pieces' && choiceKey(label) !== canonical ? label : canonical;
}

/** Data needed to validate variants. */
export interface VariantContext {
  view: VendorCatalogView;
  /** The stored product; null if it is new. */
  before: ProductDoc | null;
  priceCents: number;
  /** Ids of the product's pictures, in order. */
  pictureIds: readonly string[];
}

export interface ParsedVariants {
  options: OptionDoc[];
  variants: VariantDoc[];
  /** Stock changes by variant. */
  stock: { id: string; before: number | null; onHand: number }[];
  errors: VendorError[];
}

/** Parses all variants together. The result is valid only if there are no errors. */
export function parseVariants(requests: readonly VariantRequest[], context: VariantContext): ParsedVariants {
  const errors: VendorError[] = [];
  if (requests.length === 0) errors.push(invalid(['variants'], INVENTORY_MESSAGES.noVariant));
  if (requests.length > MAX_VARIANTS) errors.push(invalid(['variants'], INVENTORY_MESSAGES.tooManyVariants));
  if (errors.length > 0) return { options: [], variants: [], stock: [], errors };
  const chosen = requests.map(({ options }) => normaliseOptions(options));
  const known = matchVariants(requests, chosen, context.before);
  const parsed = requests.map((request, index) => {
    const { variant, stock, errors: own } = parseVariant(request, chosen[index] ?? {}, known[index] ?? null, context);
    errors.push(...own.map((error) => ({ ...error, path: ['variants', String(index), ...(error.path ?? [])] })));
    return { variant, stock };
  });
  errors.push(...repeated(requests, chosen));
  return {
    options: optionsOf(chosen, context.before),
    variants: parsed.flatMap(({ variant }) => variant ?? []),
    stock: parsed.flatMap(({ stock }) => stock ?? []),
    errors,
  };
}

/** Normalised option values, by key. */
function normaliseOptions(options: VariantRequest['options']): Record<string, string> {
  const normalise = (key: string, value: string) =>
    key === 'color' ? value.trim().toLowerCase() : key === 'weight' ? normaliseWeight(value) : normaliseLine(value);
  return Object.fromEntries(options.map(({ key, value }) => [key, normalise(key, value)]));
}

/** Matches requests to stored variants, each at most once: by id, otherwise by SKU, otherwise by options. */
function matchVariants(
  requests: readonly VariantRequest[],
  chosen: readonly Record<string, string>[],
  before: ProductDoc | null,
): (VariantDoc | null)[] {
  const left = new Map((before?.variants ?? []).map((variant) => [variant.id, variant]));
  const found = requests.map(({ id }) => take(left, (variant) => variant.id === id));
  const steps: ((variant: VariantDoc, index: number) => boolean)[] = [
    (variant, index) => skuKey(variant.sku) === skuKey(requests[index]?.sku ?? ''),
    (variant, index) => optionsKey(variant.options) === optionsKey(chosen[index] ?? {}),
  ];
  for (const isMeant of steps) {
    requests.forEach(({ id }, index) => {
      if (id == null) found[index] ??= take(left, (variant) => isMeant(variant, index));
    });
  }
  return found;
}

function take(left: Map<string, VariantDoc>, isMeant: (variant: VariantDoc) => boolean): VariantDoc | null {
  for (const variant of left.values()) {
    if (!isMeant(variant)) continue;
    left.delete(variant.id);
    return variant;
  }
  return null;
}

function parseVariant(request: VariantRequest, options: Record<string, string>, known: VariantDoc | null, context: VariantContext) {
  const { sku, price, wasPrice } = request;
  // The product may have a colour that is no longer in the palette.
  const judged = Object.entries(options).filter(
    ([key, value]) => key !== 'color' || offeredBefore(context.before, key, value) === undefined,
  );
  const form = { sku, options: judged, price, wasPrice, productPrice: context.priceCents };
  const { value, errors: own } = parseInput(variantSchema, form);
  const errors: VendorError[] = [];
  if (request.id != null && known === null) errors.push(invalid(['id'], INVENTORY_MESSAGES.noSuchVariant));
  const owner = context.view.ownerOfSku(skuKey(sku));
  if (owner !== null && owner !== context.before?.id) errors.push(invalid(['sku'], INVENTORY_MESSAGES.skuTaken));
  const id = known?.id ?? newId('var');
  const onHand = known === null ? null : context.view.onHand(id);
  const stock = parseStock(request, onHand);
  errors.push(...own, ...stock.errors);
  const picture = context.pictureIds.indexOf(request.imageId ?? '');
  const isBack = known === null || (known.status === 'OUT_OF_STOCK' && stock.isNew && request.stock > 0);
  const variant: VariantDoc | null = value && {
    id,
    sku: value.sku,
    status: isBack ? 'AVAILABLE' : known.status,
    options,
    priceCents: value.price,
    wasPriceCents: value.wasPrice,
    picture: picture < 0 ? null : picture,
  };
  return { variant, stock: stock.isNew ? { id, before: onHand, onHand: request.stock } : null, errors };
}

/** With `expectedStock`, a count is accepted only if that many units are still on hand. */
function parseStock({ stock, expectedStock }: VariantRequest, onHand: number | null): { isNew: boolean; errors: VendorError[] } {
  const isKept = onHand !== null && stock === onHand && stock === expectedStock;
  if (!isKept && (!Number.isInteger(stock) || stock < 0 || stock > MAX_STOCK))
    return { isNew: false, errors: [invalid(['stock'], INVENTORY_MESSAGES.stock)] };
  if (onHand !== null && expectedStock != null) {
    if (stock === expectedStock) return { isNew: false, errors: [] };
    if (expectedStock !== onHand) return { isNew: false, errors: [{ ...conflict(['stock'], onHand), text: stockMoved(onHand) }] };
  }
  return { isNew: stock !== onHand, errors: [] };
}

/** Duplicate variants; the error is reported for the later one. */
function repeated(requests: readonly VariantRequest[], chosen: readonly Record<string, string>[]): VendorError[] {
  const errors: VendorError[] = [];
  const seen = { skus: new Set<string>(), options: new Set<string>() };
  const spelling = new Map<string, string>();
  const kinds = Object.keys(chosen[0] ?? {})
    .sort()
    .join(' ');
  requests.forEach(({ sku }, index) => {
    const options = chosen[index] ?? {};
    const at = ['variants', String(index)];
    const spelt = Object.entries(options).map(([key, value]) => [value, firstOf(spelling, `${key} ${choiceKey(value)}`, value)] as const);
    const [twin] = spelt.filter(([value, first]) => value !== first);
    if (Object.keys(options).sort().join(' ') !== kinds) errors.push(invalid([...at, 'options'], INVENTORY_MESSAGES.optionsDiffer));
    else if (twin !== undefined) errors.push(invalid([...at, 'options'], sameChoice(...twin)));
    else if (seen.options.has(optionsKey(options))) errors.push(invalid([...at, 'options'], INVENTORY_MESSAGES.optionsTwice));
    if (seen.skus.has(skuKey(sku))) errors.push(invalid([...at, 'sku'], INVENTORY_MESSAGES.skuTwice));
    seen.options.add(optionsKey(options));
    seen.skus.add(skuKey(sku));
  });
  return errors;
}

/** A value's first spelling. */
function firstOf(spelling: Map<string, string>, key: string, value: string): string {
  const first = spelling.get(key) ?? value;
  spelling.set(key, first);
  return first;
}

function optionsKey(options: Record<string, string>): string {
  return JSON.stringify(OPTION_KEYS.map((key) => options[key]?.toLowerCase() ?? null));
}

/** The product's options, with values in the order of the variants. Existing labels are kept. */
function optionsOf(chosen: readonly Record<string, string>[], before: ProductDoc | null): OptionDoc[] {
  return OPTION_KEYS.filter((key) => chosen.some((options) => key in options)).map((key) => {
    const values = [...new Set(chosen.flatMap((options) => options[key] ?? []))];
    return {
      key,
      label: optionLabel(key) ?? inEveryLanguage(key),
      values: values.map((value) => offeredBefore(before, key, value) ?? newValue(key, value)),
    };
  });
}

function offeredBefore(before: ProductDoc | null, key: string, value: string): OptionDoc['values'][number] | undefined {
  return before?.options.find((option) => option.key === key)?.values.find((candidate) => candidate.value === value);
}

function newValue(key: string, value: string): OptionDoc['values'][number] {
  if (key === 'color') return { value, label: colourLabel(value) ?? inEveryLanguage(value), swatch: value };
  return { value, label: key === 'weight' ? weightLabel(value) : inEveryLanguage(value), swatch: null };
}
