/** Unsaved changes of the stock sheet: parsing, validation and mapping. */
import type { OfferChange, ProductStatus, StockChange } from '#client/graphql/schemaTypes.generated.ts';
import type { FormError } from '#client/ui/forms/formSpec.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { MAX_STOCK } from '#schema/rules/limits.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import type { SetStockMutation } from './VendorProductsPage.generated.ts';

/** A field that has not been saved. */
export interface Edit {
  text: string;
  /** Value when editing began, or as last reported by the server. */
  seen: string;
  /** Version of its product when editing began, or as last reported; null for a count. */
  version: number | null;
  error: FormError | null;
}

/** Edits by field: `count.VARIANT`, `status.PRODUCT`, `price.PRODUCT` or `price.PRODUCT.VARIANT`, and `wasPrice` like `price`. */
export type Edits = Readonly<Record<string, Edit>>;

/** Prefixes of the hidden fields: the value on which a field is based, and the version of a product. */
export const SEEN_FIELD = 'seen.';
export const VERSION_FIELD = 'version.';

export const STATUSES: readonly ProductStatus[] = ['AVAILABLE', 'OUT_OF_STOCK', 'DISABLED'];

const KINDS = ['count', 'price', 'wasPrice', 'status'] as const;

interface Place {
  kind: (typeof KINDS)[number];
  /** The product, or for a count the variant. */
  id: string;
  /** The variant whose own price it is. */
  variantId: string | null;
}

function placeOf(field: string): Place | null {
  const [name, id = '', variantId = null] = field.split('.');
  const kind = KINDS.find((each) => each === name);
  return kind === undefined ? null : { kind, id, variantId };
}

/** The product of a field, or the variant of a count. */
export function editedId(field: string): string {
  return placeOf(field)?.id ?? '';
}

/** Parses a number of units. Returns null if it is invalid or above the limit. */
export function unitsOf(text: string): number | null {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
  return units === null || units > MAX_STOCK ? null : units;
}

/** The form fields of an edit. */
export function editFields(field: string, { text, seen, version }: Omit<Edit, 'error'>): Record<string, string> {
  const id = editedId(field);
  return { [field]: text, [SEEN_FIELD + field]: seen, ...(version !== null && { [VERSION_FIELD + id]: String(version) }) };
}

/** The versions of saved products, as values of the form's result. */
export function savedVersions(products: SetStockMutation['setStock']['products']): Record<string, string> {
  return Object.fromEntries(products.map(({ product, version }) => [VERSION_FIELD + product.id, String(version)]));
}

export function savedVersion(done: Readonly<Record<string, string>>, field: string): number | null {
  const version = done[VERSION_FIELD + editedId(field)];
  return version === undefined ? null : Number(version);
}

/** The changed fields of a submitted form. */
export function submittedEdits(formData: FormData): Edits {
  const edits: Record<string, Edit> = {};
  const sent = new Map([...formData].flatMap(([field, text]) => (typeof text === 'string' ? [[field, text] as const] : [])));
  for (const [field, text] of sent) {
    const place = placeOf(field);
    const seen = sent.get(SEEN_FIELD + field) ?? '';
    if (place === null || text.trim() === seen) continue;
    const version = place.kind === 'count' ? undefined : sent.get(VERSION_FIELD + place.id);
    edits[field] = { text, seen, version: version === undefined ? null : Number(version), error: null };
  }
  return edits;
}

function problemOf(field: string, { text }: Edit): PlainMessageKey | null {
  const place = placeOf(field);
  if (place?.kind === 'count') return unitsOf(text) === null ? 'vendorProducts.badStock' : null;
  if (place?.kind === 'status') return STATUSES.some((status) => status === text) ? null : 'vendorProducts.failed';
  if (text.trim() === '') return place?.kind === 'price' && place.variantId === null ? 'vendorProducts.needPrice' : null;
  const cents = parseCents(text);
  return cents === null ? 'vendorProducts.badPrice' : cents === 0 ? 'vendorProducts.needPrice' : null;
}

/** Returns the edits with their validation errors; null if all are valid. */
export function wrongEdits(edits: Edits): Edits | null {
  const checked = Object.entries(edits).map(([field, edit]): [string, Edit] => {
    const message = problemOf(field, edit);
    return [field, { ...edit, error: message && { message } }];
  });
  return checked.every(([, { error }]) => error === null) ? null : Object.fromEntries(checked);
}

/** The API's input, and the fields in its order, because error paths refer to them by index. */
export function sheetInput(edits: Edits) {
  const changes: StockChange[] = [];
  const offers: OfferChange[] = [];
  const counted: string[] = [];
  for (const [field, { text, seen, version }] of Object.entries(edits)) {
    const { kind, id, variantId } = placeOf(field) ?? { kind: null, id: '', variantId: null };
    if (kind === 'count') {
      counted.push(field);
      changes.push({ variantId: id, setTo: Number(text), expected: Number(seen) });
      continue;
    }
    let offer = offers.find(({ productId }) => productId === id);
    if (offer === undefined) offers.push((offer = { productId: id, expectedVersion: version }));
    const prices = kind === 'status' ? { status: text as ProductStatus } : { [kind ?? '']: text.trim() === '' ? null : parseCents(text) };
    if (variantId === null) Object.assign(offer, prices);
    else {
      const variants = (offer.variants ??= []);
      const known = variants.find((variant) => variant.variantId === variantId);
      if (known) Object.assign(known, prices);
      else variants.push({ variantId, ...prices });
    }
  }
  return { changes, offers, counted };
}

/** Adds the API's errors, and the stock or version that they report, to the edits. */
export function refusedEdits(
  edits: Edits,
  { offers, counted }: Pick<ReturnType<typeof sheetInput>, 'offers' | 'counted'>,
  errors: SetStockMutation['setStock']['errors'],
): Edits {
  const refused: Record<string, Edit> = { ...edits };
  for (const error of errors) {
    const [list, index, part = '', variantIndex = '', variantPart = ''] = error.path ?? [];
    const offer = list === 'offers' ? offers[Number(index)] : undefined;
    const own = Object.keys(edits).filter((field) => placeOf(field)?.id === offer?.productId);
    const variantId = part === 'variants' ? offer?.variants?.[Number(variantIndex)]?.variantId : undefined;
    const named = variantId === undefined ? `${part}.${offer?.productId}` : `${variantPart}.${offer?.productId}.${variantId}`;
    // An error of a field that was not changed is shown at a changed one of its product.
    const field =
      list === 'changes' ? counted[Number(index)] : named in edits ? named : (own.find((each) => !each.startsWith('status')) ?? own[0]);
    const edit = refused[field ?? ''];
    if (field === undefined || edit === undefined) continue;
    refused[field] = { ...edit, error: edit.error ?? error.message };
    if (!('current' in error)) continue;
    if (list === 'changes') refused[field].seen = String(error.current);
    for (const each of own) if (refused[each]) refused[each] = { ...refused[each], version: error.current };
  }
  return refused;
}
