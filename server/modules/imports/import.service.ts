import { setImmediate } from 'node:timers/promises';
import { csvLine, csvStart } from '#schema/rules/csv.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import { skuKey, type InventoryService, type SaveResult } from '#server/modules/inventory/index.ts';
import { invalid } from '#server/platform/input/parseInput.ts';
import { KeyedMutex } from '#server/platform/keyedMutex.ts';
import { QueueFull, Semaphore } from '#server/platform/semaphore.ts';
import type { Seller, VendorError } from '#server/modules/vendors/index.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { CellReader, COLUMNS } from './cellValues.ts';
import { cellsOfVariant } from './exportRows.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';
import { ImportRecord, productCountOf, type ImportRepository } from './importRecord.repository.ts';
import { undoImport } from './undoImport.ts';
import type { UndoResult } from './undoImport.ts';
import { rowsOf } from './importResult.ts';
import type { ImportAction, ImportRow } from './importResult.ts';
import { groupRows, planProduct } from './planImport.ts';
import type { ImportContext, PlannedProduct } from './planImport.ts';
import { readTextRows } from './readRows.ts';
import type { FileRows } from './readRows.ts';
import type { TextEncoding } from './textCoding.ts';

/** Products per transaction: the upper bound of what other orders wait for. */
const TOGETHER = 200;
/** Products compared between two yields to the event loop. */
const ROWS_PER_SLICE = 100;
/** Upper bound of queued imports of other vendors. */
const MAX_WAITING = 4;

/** Result of an import, or of its dry run. */
export interface ImportResult {
  isDryRun: boolean;
  counts: Record<ImportAction, number>;
  /** In the order of the file. */
  rows: ImportRow[];
  /** Headings of ignored columns. */
  ignoredColumns: string[];
  /** Encoding of the file; null for input that was text already. */
  encoding: TextEncoding | null;
  /** Errors of the file as a whole. */
  errors: VendorError[];
}

export interface ImportOptions {
  isDryRun: boolean;
  /** Progress in rows. */
  onProgress?: (done: number, of: number) => void;
}

/** The last import of a vendor, which can be undone. */
export interface LastImport {
  importedAt: string;
  productCount: number;
}

interface Dependencies {
  store: Transactions;
  records: ImportRepository;
  projection: CatalogueProjection;
  inventory: InventoryService;
  now: () => Date;
}

/** Imports and exports a vendor's products as files. */
export class ImportService {
  private readonly semaphore = new Semaphore(1, MAX_WAITING);
  /** Number of running and queued imports per vendor. */
  private readonly underWay = new Map<string, number>();
  /** Serialises imports and undos. */
  private readonly oneByOne = new KeyedMutex();

  constructor(private readonly shop: Dependencies) {}

  /** Imports a file given as text. */
  async take(seller: Seller, csv: string, options: ImportOptions): Promise<ImportResult> {
    return this.takeFile(seller, await readTextRows(csv), options);
  }

  /**
   * Imports the rows without errors; of one product all or none. A dry run reports the result and writes nothing. Throws NotSignedIn for a
   * session revoked meanwhile: what was committed until then stays, and can be undone.
   */
  async takeFile(seller: Seller, file: FileRows, options: ImportOptions): Promise<ImportResult> {
    const isKept = !options.isDryRun;
    if (isKept) this.count(seller.vendor, 1);
    try {
      return await this.semaphore.take(() => this.oneByOne.run(seller.vendor.id, () => this.run(seller, file, options)), seller.vendor.id);
    } catch (error) {
      if (error instanceof QueueFull) return refused(options, IMPORT_MESSAGES.busy);
      throw error;
    } finally {
      if (isKept) this.count(seller.vendor, -1);
    }
  }

  /** Undoes the last import, except what was changed or sold since. Refused while one is running, which would leave half of it. */
  async undo(seller: Seller): Promise<UndoResult> {
    if (this.underWay.has(seller.vendor.id)) return { undone: 0, kept: [], errors: [invalid([], IMPORT_MESSAGES.importRunning)] };
    return this.oneByOne.run(seller.vendor.id, () => undoImport(this.shop.store, seller));
  }

  /** The import that can be undone; null without one. */
  async last(vendor: VendorDoc): Promise<LastImport | null> {
    const kept = await this.shop.records.last(vendor.id);
    return kept === null ? null : { importedAt: kept.importedAt, productCount: productCountOf(kept) };
  }

  /** All products of the vendor, one row per variant, streamed in chunks. The file can be imported again. */
  async *export(vendor: VendorDoc): AsyncGenerator<string> {
    const { projection } = this.shop;
    yield csvStart + csvLine(COLUMNS);
    const products = projection.productsOf(vendor.id).sort((left, right) => (left.title.en < right.title.en ? -1 : 1));
    for (let at = 0; at < products.length; at += ROWS_PER_SLICE) {
      const piece = products.slice(at, at + ROWS_PER_SLICE);
      yield piece
        .flatMap((product) => product.variants.map((variant) => cellsOfVariant(product, variant, projection)))
        .map((cells) => csvLine(COLUMNS.map((column) => cells[column])))
        .join('');
      await setImmediate();
    }
  }

  private count({ id }: VendorDoc, change: 1 | -1): void {
    const count = (this.underWay.get(id) ?? 0) + change;
    if (count > 0) this.underWay.set(id, count);
    else this.underWay.delete(id);
  }

  private async run(seller: Seller, file: FileRows, options: ImportOptions): Promise<ImportResult> {
    const { rows, headings, ignored, encoding, error } = file;
    if (error !== null) return { ...refused(options, error), encoding };
    const shop = this.importShop(seller.vendor);
    const groups = await groupRows(rows, shop);
    const record = new ImportRecord(seller.vendor.id, this.shop.now().toISOString());
    const results: ImportRow[] = [];
    for (let at = 0; at < groups.length; at += TOGETHER) {
      const plans: PlannedProduct[] = [];
      for (const [index, group] of groups.slice(at, at + TOGETHER).entries()) {
        plans.push(planProduct(group, shop));
        if (index % ROWS_PER_SLICE === 0) {
          options.onProgress?.(results.length, rows.length);
          await setImmediate();
        }
      }
      const kept = await this.keep(seller, plans, { ...options, record });
      for (const [index, plan] of plans.entries()) results.push(...rowsOf(plan, kept[index] ?? null, headings));
      options.onProgress?.(Math.min(results.length, rows.length), rows.length);
    }
    const inOrder = results.sort((left, right) => left.row - right.row);
    const count = (action: ImportAction) => inOrder.filter((row) => row.action === action).length;
    const counts = { CREATE: count('CREATE'), UPDATE: count('UPDATE'), UNCHANGED: count('UNCHANGED'), REJECT: count('REJECT') };
    return { isDryRun: options.isDryRun, counts, rows: inOrder, ignoredColumns: ignored, encoding, errors: [] };
  }

  /** Results in the order of the plans; null where there was nothing to save. */
  private async keep(
    seller: Seller,
    plans: readonly PlannedProduct[],
    { isDryRun, record }: ImportOptions & { record: ImportRecord },
  ): Promise<(SaveResult | null)[]> {
    const requests = plans.flatMap(({ request }) => request ?? []);
    if (requests.length === 0) return plans.map(() => null);
    const results = await this.shop.inventory.saveAll(seller, requests, {
      isDryRun,
      isPictureOptional: true,
      also: (transaction, changes) => record.add(transaction, changes),
    });
    record.committed(results.filter(({ change }) => change !== null).length);
    let next = 0;
    return plans.map(({ request }) => (request === null ? null : (results[next++] ?? null)));
  }

  private importShop(vendor: VendorDoc): ImportContext {
    const { projection } = this.shop;
    const variants = projection.productsOf(vendor.id).flatMap((product) => product.variants.map((variant) => ({ product, variant })));
    return {
      reader: new CellReader(projection.all('categories').values()),
      variants: new Map(variants.map((one) => [skuKey(one.variant.sku), one])),
      cellsOf: (product, variant) => cellsOfVariant(product, variant, projection),
      onHand: (variantId) => projection.onHand(variantId),
      versionOf: (productId) => projection.versionOf(productId),
    };
  }
}

function refused({ isDryRun }: ImportOptions, text: LocalisedText): ImportResult {
  const counts = { CREATE: 0, UPDATE: 0, UNCHANGED: 0, REJECT: 0 };
  return { isDryRun, counts, rows: [], ignoredColumns: [], encoding: null, errors: [invalid(['csv'], text)] };
}
