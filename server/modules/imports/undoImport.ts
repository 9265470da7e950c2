import { setImmediate } from 'node:timers/promises';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { memberTransaction } from '#server/modules/accounts/index.ts';
import type { Seller, VendorError } from '#server/modules/vendors/index.ts';
import { invalid } from '#server/platform/input/parseInput.ts';
import type { ImportChanges } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Stored, Transaction, Transactions } from '#server/store/transaction.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';
import { firstPiece, forgetPiece, ImportRepository } from './importRecord.repository.ts';

/** A product that the undo did not restore. */
export interface KeptProduct {
  sku: string;
  title: LocalisedText;
  reason: LocalisedText;
}

export interface UndoResult {
  /** Number of restored products, including deleted new ones. */
  undone: number;
  kept: KeptProduct[];
  errors: VendorError[];
}

/**
 * Undoes a vendor's last import, except for products changed or sold since. Works in one transaction per part, so that orders
 * wait for at most one part. An import can be undone once, even if a revoked session interrupted the undo. Rejected while an
 * import is running. Throws NotSignedIn.
 */
export async function undoImport(store: Transactions, { viewer, vendor }: Seller): Promise<UndoResult> {
  const kept: KeptProduct[] = [];
  let undone = 0;
  for (let isFirst = true; ; isFirst = false) {
    const refusals = await memberTransaction(store, viewer, async (transaction) => {
      if (await new ImportRepository(transaction).isRunning(vendor.id)) return 'RUNNING';
      const piece = await firstPiece(transaction, vendor.id);
      if (piece === null) return null;
      const { products, stock } = piece.changes;
      const stockOf = new Map(stock.map((entry) => [entry.id, entry]));
      const results: (KeptProduct | null)[] = [];
      for (const entry of products) results.push(await putBack(transaction, entry, { vendor, stockOf }));
      await forgetPiece(transaction, vendor.id, piece);
      return results;
    });
    if (refusals === 'RUNNING') return { undone, kept, errors: [invalid([], IMPORT_MESSAGES.importRunning)] };
    if (refusals === null && isFirst) return { undone: 0, kept: [], errors: [invalid([], IMPORT_MESSAGES.nothingToUndo)] };
    if (refusals === null) return { undone, kept, errors: [] };
    undone += refusals.filter((refusal) => refusal === null).length;
    kept.push(...refusals.filter((refusal) => refusal !== null));
    await setImmediate();
  }
}

interface UndoContext {
  vendor: VendorDoc;
  stockOf: ReadonlyMap<string, ImportChanges['stock'][number]>;
}

/** Restores a product. Returns null on success. A deleted product stays deleted. */
async function putBack(
  transaction: Transaction,
  { id, before, version }: ImportChanges['products'][number],
  { vendor, stockOf }: UndoContext,
): Promise<KeptProduct | null> {
  const now = await transaction.get('products', id);
  if (now?.vendorId !== vendor.id) return { ...named(before), reason: IMPORT_MESSAGES.changedSince };
  if (now.version !== version) return { ...named(now), reason: IMPORT_MESSAGES.changedSince };
  const variants = [...new Set([...now.variants, ...(before?.variants ?? [])].map((variant) => variant.id))];
  const counted = variants.flatMap((variantId) => stockOf.get(variantId) ?? []);
  for (const { id: variantId, after, version: countedAs } of counted) {
    const stock = await transaction.get('stock', variantId);
    // A sale followed by a recount can result in the same number, so the document version is compared as well.
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

function named(product: Stored<'products'> | ImportChanges['products'][number]['before']): Pick<KeptProduct, 'sku' | 'title'> {
  return { sku: product?.sku ?? '', title: product?.title ?? {} };
}
