import { setImmediate } from 'node:timers/promises';
import { memberTransaction } from '#server/modules/accounts/index.ts';
import type { ProductChange } from '#server/modules/inventory/index.ts';
import type { Seller, VendorError } from '#server/modules/vendors/index.ts';
import { invalid } from '#server/platform/input/parseInput.ts';
import type { ImportChanges, ProductImportDoc } from '#server/store/documents/catalog.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Reader, Store } from '#server/store/store.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';

/** Undo record of an import, one document per transaction, so that no transaction writes more than its own part. */
export class ImportRecord {
  private pieces = 0;
  private productCount = 0;

  constructor(
    private readonly vendorId: string,
    private readonly importedAt: string,
  ) {}

  /** Records a transaction's changes. The first change discards the record of the previous import. */
  async add(transaction: Transaction, changes: readonly ProductChange[]): Promise<void> {
    if (changes.length === 0) return;
    const { vendorId, importedAt } = this;
    if (this.pieces === 0) await forgetImport(transaction, vendorId);
    const stock = await Promise.all(
      changes.flatMap((change) =>
        change.stock.map(async (entry) => ({ ...entry, version: (await transaction.get('stock', entry.id))?.version })),
      ),
    );
    this.pieces += 1;
    this.productCount += changes.length;
    await transaction.put('productImportPieces', {
      id: `${vendorId}/${String(this.pieces).padStart(4, '0')}`,
      vendorId,
      products: changes.map(({ before, product }) => ({ id: product.id, before, version: product.version })),
      stock,
    });
    await transaction.put('productImports', { id: vendorId, importedAt, productCount: this.productCount });
  }
}

/** Number of products that can still be restored. */
export function productCountOf({ productCount, products = [] }: ProductImportDoc): number {
  return productCount ?? products.length;
}

/** The first part of an import not yet restored; null without one. */
export async function firstPiece(
  reader: Reader,
  vendorId: string,
): Promise<{ id: string | null; changes: ImportChanges; isLast: boolean } | null> {
  const kept = await reader.get('productImports', vendorId);
  if (kept === null) return null;
  const [piece, ...others] = await reader.findBy('productImportPieces', 'vendorId', vendorId);
  if (piece !== undefined) return { id: piece.id, changes: piece, isLast: others.length === 0 };
  return { id: null, changes: { products: kept.products ?? [], stock: kept.stock ?? [] }, isLast: true };
}

/** Removes a restored part, and with the last one the whole record. */
export async function forgetPiece(
  transaction: Transaction,
  vendorId: string,
  { id, changes, isLast }: NonNullable<Awaited<ReturnType<typeof firstPiece>>>,
): Promise<void> {
  if (id !== null) await transaction.delete('productImportPieces', id);
  const kept = await transaction.get('productImports', vendorId);
  if (isLast || kept === null) await transaction.delete('productImports', vendorId);
  else await transaction.put('productImports', { ...kept, productCount: productCountOf(kept) - changes.products.length });
}

async function forgetImport(transaction: Transaction, vendorId: string): Promise<void> {
  for (const { id } of await transaction.findBy('productImportPieces', 'vendorId', vendorId)) {
    await transaction.delete('productImportPieces', id);
  }
  await transaction.delete('productImports', vendorId);
}

/** A product of an undone import that was not restored. */
export interface KeptProduct {
  sku: string;
  title: LocalisedText;
  reason: LocalisedText;
}

export interface UndoResult {
  /** Number of restored products; new ones are removed. */
  undone: number;
  kept: KeptProduct[];
  errors: VendorError[];
}

/**
 * Undoes the last import of a vendor, except what was changed or sold since, one part of the import per transaction, so that orders wait
 * for at most one part. An import can be undone once; what a killed process or a revoked session left can still be undone. No import of the
 * vendor may be running. Throws NotSignedIn.
 */
export async function undoImport(store: Store, { viewer, vendor }: Seller): Promise<UndoResult> {
  const kept: KeptProduct[] = [];
  let undone = 0;
  for (let isFirst = true; ; isFirst = false) {
    const isOver = await memberTransaction(store, viewer, async (transaction) => {
      const piece = await firstPiece(transaction, vendor.id);
      if (piece === null) return true;
      const { products, stock } = piece.changes;
      const stockOf = new Map(stock.map((entry) => [entry.id, entry]));
      for (const entry of products) {
        const refusal = await putBack(transaction, entry, { vendor, stockOf });
        if (refusal === null) undone += 1;
        else kept.push(refusal);
      }
      await forgetPiece(transaction, vendor.id, piece);
      return false;
    });
    if (isOver && isFirst) return { undone: 0, kept: [], errors: [invalid([], IMPORT_MESSAGES.nothingToUndo)] };
    if (isOver) return { undone, kept, errors: [] };
    // Yield to the event loop.
    await setImmediate();
  }
}

interface Surroundings {
  vendor: VendorDoc;
  stockOf: ReadonlyMap<string, ImportChanges['stock'][number]>;
}

/** Restores one product; null on success. A removed product stays removed. */
async function putBack(
  transaction: Transaction,
  { id, before, version }: ImportChanges['products'][number],
  { vendor, stockOf }: Surroundings,
): Promise<KeptProduct | null> {
  const now = await transaction.get('products', id);
  if (now?.vendorId !== vendor.id) return { ...named(before), reason: IMPORT_MESSAGES.changedSince };
  if (now.version !== version) return { ...named(now), reason: IMPORT_MESSAGES.changedSince };
  const variants = [...new Set([...now.variants, ...(before?.variants ?? [])].map((variant) => variant.id))];
  const counted = variants.flatMap((variantId) => stockOf.get(variantId) ?? []);
  for (const { id: variantId, after, version: countedAs } of counted) {
    const stock = await transaction.get('stock', variantId);
    // Sold and recounted can give the same number, so the document version is compared as well.
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
  return { sku: product?.sku ?? '', title: product?.title ?? { en: '', ms: '' } };
}
