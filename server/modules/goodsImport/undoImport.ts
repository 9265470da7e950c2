import { setImmediate } from 'node:timers/promises';
import { invalid } from '#server/modules/input/failure.ts';
import type { VendorError } from '#server/modules/vendors/vendorError.ts';
import type { ProductImportDoc } from '#server/store/documents/catalog.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Store, Stored, Transaction } from '#server/store/store.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';

/** A product that an undone import changed and that stays as it is. */
export interface KeptProduct {
  sku: string;
  title: LocalisedText;
  reason: LocalisedText;
}

export interface UndoResult {
  /** Products that are as they were before the import; new ones are gone. */
  undone: number;
  kept: KeptProduct[];
  errors: VendorError[];
}

/** So many products are put back before others get their turn. */
const AT_A_STRETCH = 100;

/** Puts back what the last import of a shop changed, all at once, except what was changed or sold since. An import can be undone once. */
export function undoImport(store: Store, vendor: VendorDoc): Promise<UndoResult> {
  return store.transaction(async (transaction) => {
    const last = await transaction.get('productImports', vendor.id);
    if (last === null) return { undone: 0, kept: [], errors: [invalid([], IMPORT_MESSAGES.nothingToUndo)] };
    const stockOf = new Map(last.stock.map((entry) => [entry.id, entry]));
    const kept: KeptProduct[] = [];
    for (const [index, entry] of last.products.entries()) {
      const refusal = await putBack(transaction, entry, { vendor, stockOf });
      if (refusal !== null) kept.push(refusal);
      if (index % AT_A_STRETCH === AT_A_STRETCH - 1) await setImmediate();
    }
    await transaction.delete('productImports', vendor.id);
    return { undone: last.products.length - kept.length, kept, errors: [] };
  });
}

interface Surroundings {
  vendor: VendorDoc;
  stockOf: ReadonlyMap<string, ProductImportDoc['stock'][number]>;
}

/** Puts one product back; null when that was done. What somebody removed stays removed. */
async function putBack(
  transaction: Transaction,
  { id, before, version }: ProductImportDoc['products'][number],
  { vendor, stockOf }: Surroundings,
): Promise<KeptProduct | null> {
  const now = await transaction.get('products', id);
  if (now?.vendorId !== vendor.id) return { ...named(before), reason: IMPORT_MESSAGES.changedSince };
  if (now.version !== version) return { ...named(now), reason: IMPORT_MESSAGES.changedSince };
  const variants = [...new Set([...now.variants, ...(before?.variants ?? [])].map((variant) => variant.id))];
  const counted = variants.flatMap((variantId) => stockOf.get(variantId) ?? []);
  for (const { id: variantId, after, version: countedAs } of counted) {
    const stock = await transaction.get('stock', variantId);
    // Sold and counted up again is the same number and another shelf.
    if ((stock?.onHand ?? 0) !== after || (countedAs !== undefined && stock?.version !== countedAs))
      return { ...named(now), reason: IMPORT_MESSAGES.soldSince };
  }
  if (before === null) await transaction.delete('products', id);
  else await transaction.put('products', before);
  for (const { id: variantId, before: units } of counted) {
    if (units === null) await transaction.delete('stock', variantId);
    else await transaction.put('stock', { id: variantId, onHand: units });
  }
  return null;
}

function named(product: Stored<'products'> | ProductImportDoc['products'][number]['before']): Pick<KeptProduct, 'sku' | 'title'> {
  return { sku: product?.sku ?? '', title: product?.title ?? { en: '', ms: '' } };
}
