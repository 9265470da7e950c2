import type { ProductChange } from '#server/modules/inventory/index.ts';
import type { ImportChanges, ProductImportDoc } from '#server/store/documents/catalog.ts';
import type { ImportBatchDoc, ImportRunDoc } from '#server/store/documents/imports.ts';
import type { Reader } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Reads each vendor's last import, while it can be undone, and files being imported. */
export class ImportRepository {
  constructor(private readonly store: Reader) {}

  /** Returns null if there is none. */
  last(vendorId: string): Promise<ProductImportDoc | null> {
    return this.store.get('productImports', vendorId);
  }

  run(id: string): Promise<ImportRunDoc | null> {
    return this.store.get('importRuns', id);
  }

  /** In the order of the file. */
  async batches(runId: string): Promise<ImportBatchDoc[]> {
    return (await this.store.query('importBatches', { where: { runId } })).items;
  }

  /** A vendor's runs whose results are still stored. */
  async runsOf(vendorId: string): Promise<ImportRunDoc[]> {
    return (await this.store.query('importRuns', { where: { vendorId } })).items;
  }

  async isRunning(vendorId: string): Promise<boolean> {
    return (await this.runsOf(vendorId)).some(({ state }) => state === 'RUNNING');
  }

  /** Running imports of all vendors. */
  countRunning(): Promise<number> {
    return this.store.count('importRuns', { state: 'RUNNING' });
  }
}

/** Deletes a run with its batches. */
export async function deleteRun(transaction: Transaction, id: string): Promise<void> {
  for (const batch of await new ImportRepository(transaction).batches(id)) await transaction.delete('importBatches', batch.id);
  await transaction.delete('importRuns', id);
}

/** Id of one document in a series, which sorts the series in order. */
export function numbered(owner: string, number: number): string {
  return `${owner}/${String(number).padStart(4, '0')}`;
}

/**
 * Records the changes made by an import's transaction for undo, in one document per transaction, so that each transaction writes
 * only its own part. The first change discards the previous import's record.
 */
export async function recordChanges(
  transaction: Transaction,
  { vendorId, startedAt, changedBatches }: ImportRunDoc,
  changes: readonly ProductChange[],
): Promise<void> {
  if (changedBatches === 0) await forgetImport(transaction, vendorId);
  const stock = await Promise.all(
    changes.flatMap((change) =>
      change.stock.map(async (entry) => ({ ...entry, version: (await transaction.get('stock', entry.id))?.version })),
    ),
  );
  await transaction.put('productImportPieces', {
    id: numbered(vendorId, changedBatches + 1),
    vendorId,
    products: changes.map(({ before, product }) => ({ id: product.id, before, version: product.version })),
    stock,
  });
  const productCount = ((await transaction.get('productImports', vendorId))?.productCount ?? 0) + changes.length;
  await transaction.put('productImports', { id: vendorId, importedAt: startedAt, productCount });
}

/** Number of products that can still be restored. */
export function productCountOf({ productCount, products = [] }: ProductImportDoc): number {
  return productCount ?? products.length;
}

/** The first part of an import that has not been restored yet; null if there is none. */
export async function firstPiece(
  transaction: Transaction,
  vendorId: string,
): Promise<{ id: string | null; changes: ImportChanges; isLast: boolean } | null> {
  const kept = await transaction.get('productImports', vendorId);
  if (kept === null) return null;
  const [piece, ...others] = (await transaction.query('productImportPieces', { where: { vendorId } })).items;
  if (piece !== undefined) return { id: piece.id, changes: piece, isLast: others.length === 0 };
  return { id: null, changes: { products: kept.products ?? [], stock: kept.stock ?? [] }, isLast: true };
}

/** Deletes a restored part, and the whole record with the last part. */
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
  for (const { id } of (await transaction.query('productImportPieces', { where: { vendorId } })).items) {
    await transaction.delete('productImportPieces', id);
  }
  await transaction.delete('productImports', vendorId);
}
