import type { ProductChange } from '#server/modules/inventory/index.ts';
import type { ImportChanges, ProductImportDoc } from '#server/store/documents/catalog.ts';
import type { Reader } from '#server/store/store.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** The last import of each vendor, as long as it can be undone. */
export class ImportRepository {
  constructor(private readonly store: Reader) {}

  /** null without one. */
  last(vendorId: string): Promise<ProductImportDoc | null> {
    return this.store.get('productImports', vendorId);
  }
}

/** Undo record of an import, one document per transaction, so that no transaction writes more than its own part. */
export class ImportRecord {
  private pieces = 0;
  private productCount = 0;

  constructor(
    private readonly vendorId: string,
    private readonly importedAt: string,
  ) {}

  /** Records a transaction's changes, before `committed`. The first change discards the record of the previous import. */
  async add(transaction: Transaction, changes: readonly ProductChange[]): Promise<void> {
    if (changes.length === 0) return;
    const { vendorId, importedAt } = this;
    if (this.pieces === 0) await forgetImport(transaction, vendorId);
    const stock = await Promise.all(
      changes.flatMap((change) =>
        change.stock.map(async (entry) => ({ ...entry, version: (await transaction.get('stock', entry.id))?.version })),
      ),
    );
    await transaction.put('productImportPieces', {
      id: `${vendorId}/${String(this.pieces + 1).padStart(4, '0')}`,
      vendorId,
      products: changes.map(({ before, product }) => ({ id: product.id, before, version: product.version })),
      stock,
    });
    await transaction.put('productImports', { id: vendorId, importedAt, productCount: this.productCount + changes.length });
  }

  /** The transaction that has changed so many products is committed. */
  committed(products: number): void {
    if (products > 0) this.pieces += 1;
    this.productCount += products;
  }
}

/** Number of products that can still be restored. */
export function productCountOf({ productCount, products = [] }: ProductImportDoc): number {
  return productCount ?? products.length;
}

/** The first part of an import not yet restored; null without one. */
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
  for (const { id } of (await transaction.query('productImportPieces', { where: { vendorId } })).items) {
    await transaction.delete('productImportPieces', id);
  }
  await transaction.delete('productImports', vendorId);
}
