import { setImmediate } from 'node:timers/promises';
import { csvLine, csvStart } from '#schema/rules/csv.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/rules/locales.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { invalid } from '#server/platform/input/parseInput.ts';
import type { MemoryWatch } from '#server/platform/memoryWatch.ts';
import { KeyedMutex } from '#server/concurrency/keyedMutex.ts';
import { QueueFull, Semaphore } from '#server/concurrency/semaphore.ts';
import type { Seller, VendorError } from '#server/modules/vendors/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { COLUMNS } from './cellValues.ts';
import { cellsOfVariant } from './exportRows.ts';
import { BATCH, type ImportDependencies, type ImportJob } from './importJob.ts';
import { IMPORT_MESSAGES, sameTitle } from './importMessages.ts';
import { productCountOf } from './importRecord.repository.ts';
import { rowsOf, type ImportAction, type ImportRow } from './importResult.ts';
import type { ImportRuns } from './importRuns.projection.ts';
import { groupRows, importContext, planProducts, skusByTitle, titleKey } from './planImport.ts';
import { readTextRows, type FileRows } from './readRows.ts';
import type { TextEncoding } from './textCoding.ts';
import { undoImport, type UndoResult } from './undoImport.ts';

/** Products exported between two yields to the event loop. */
const PRODUCTS_PER_SLICE = 100;
/** Memory needed to read a file of the maximum size. */
const FILE_MEMORY_BYTES = 50 * 2 ** 20;
/** Maximum number of files from other vendors in the queue. */
const MAX_WAITING = 4;

/** Result of an import or a dry run. */
export interface ImportResult {
  isDryRun: boolean;
  counts: Record<ImportAction, number>;
  /** In the order of the file. */
  rows: ImportRow[];
  /** Headings of ignored columns. */
  ignoredColumns: string[];
  /** The file's encoding; null for text input. */
  encoding: TextEncoding | null;
  /** Errors that concern the file as a whole. */
  errors: VendorError[];
}

export interface ImportOptions {
  isDryRun: boolean;
  /** Progress in rows. */
  onProgress?: (done: number, of: number) => void;
}

/** A vendor's last import, which can be undone. */
export interface LastImport {
  importedAt: string;
  productCount: number;
}

interface Dependencies extends ImportDependencies {
  memory: Pick<MemoryWatch, 'expectRoom'>;
  job: ImportJob;
  runs: ImportRuns;
}

/** Imports and exports a vendor's products as files. */
export class ImportService {
  private readonly semaphore = new Semaphore(1, MAX_WAITING);
  /** Serialises undos and starts of imports. */
  private readonly mutex = new KeyedMutex();

  constructor(private readonly dependencies: Dependencies) {}

  /** Imports a file given as text. */
  async take(seller: Seller, csv: string, options: ImportOptions): Promise<ImportResult> {
    return this.takeFile(seller, await readTextRows(csv), options);
  }

  /**
   * Imports the rows without errors; for each product, either all of its rows or none. A dry run reports the result and writes
   * nothing. An import continues if its caller disconnects, and after a restart. Throws NotSignedIn if the session is revoked in
   * the meantime (committed parts remain and can be undone), and StoreFull while memory is low.
   */
  async takeFile(seller: Seller, file: FileRows, options: ImportOptions): Promise<ImportResult> {
    this.dependencies.memory.expectRoom();
    if (file.error !== null) return { ...refused(options, file.error), encoding: file.encoding };
    const work = async () => (options.isDryRun ? this.simulate(seller, file, options) : this.begin(seller, file, options));
    try {
      const begun = await this.semaphore.run(work, seller.vendor.id);
      if (Array.isArray(begun)) return this.resultOf(begun, file, options);
      if ('refusal' in begun) return refused(options, begun.refusal);
      const run = await this.dependencies.runs.waitFor(begun.runId, (done, of) => options.onProgress?.(done, of));
      if (run?.state === 'REVOKED') throw new NotSignedIn();
      if (run?.state !== 'DONE') throw new Error('An import was given up, or goes on after the next start');
      const results = (await this.dependencies.records.batches(run.id)).flatMap((batch) => batch.results ?? []);
      return this.resultOf(results, file, options);
    } catch (error) {
      if (error instanceof QueueFull) return refused(options, IMPORT_MESSAGES.busy);
      throw error;
    }
  }

  /** Throws StoreFull if memory is too low for this many concurrent files. */
  expectRoom(files: number): void {
    this.dependencies.memory.expectRoom(files * FILE_MEMORY_BYTES);
  }

  /** Undoes the last import, except for products that have been changed or sold since. */
  async undo(seller: Seller): Promise<UndoResult> {
    return this.mutex.run(seller.vendor.id, () => undoImport(this.dependencies.store, seller));
  }

  /** The import that can be undone; null if there is none. */
  async last(vendor: VendorDoc): Promise<LastImport | null> {
    const last = await this.dependencies.records.last(vendor.id);
    return last === null ? null : { importedAt: last.importedAt, productCount: productCountOf(last) };
  }

  /** Number of products that `export` writes. */
  exportedCount(vendor: VendorDoc): number {
    return this.dependencies.projection.productsOf(vendor.id).length;
  }

  /** All of the vendor's products, one row per variant, streamed in chunks. The file can be imported again. */
  async *export(vendor: VendorDoc): AsyncGenerator<string> {
    const { projection } = this.dependencies;
    yield csvStart + csvLine(COLUMNS);
    const titleOf = ({ title }: Pick<ProductDoc, 'title'>) => localise(title, DEFAULT_LOCALE);
    const products = projection.productsOf(vendor.id).sort((left, right) => (titleOf(left) < titleOf(right) ? -1 : 1));
    for (let at = 0; at < products.length; at += PRODUCTS_PER_SLICE) {
      const slice = products.slice(at, at + PRODUCTS_PER_SLICE);
      yield slice
        .flatMap((product) => product.variants.map((variant) => cellsOfVariant(product, variant, projection)))
        .map((cells) => csvLine(COLUMNS.map((column) => cells[column])))
        .join('');
      await setImmediate();
    }
  }

  private async begin(seller: Seller, file: FileRows, { onProgress }: ImportOptions): ReturnType<ImportJob['enqueue']> {
    return this.mutex.run(seller.vendor.id, async () => {
      onProgress?.(0, file.rows.length);
      const groups = await groupRows(file.rows, importContext(this.dependencies.projection, seller.vendor));
      return Array.isArray(groups) ? this.dependencies.job.enqueue(seller, file, groups) : groups;
    });
  }

  private async simulate(
    seller: Seller,
    { rows, headings }: FileRows,
    { onProgress }: ImportOptions,
  ): Promise<ImportRow[] | { refusal: LocalisedText }> {
    const context = importContext(this.dependencies.projection, seller.vendor);
    const groups = await groupRows(rows, context);
    if (!Array.isArray(groups)) return groups;
    const results: ImportRow[] = [];
    for (let at = 0; at < groups.length; at += BATCH) {
      onProgress?.(Math.min(results.length, rows.length), rows.length);
      const plans = await planProducts(groups.slice(at, at + BATCH), context);
      const requests = plans.flatMap(({ request }) => request ?? []);
      const saved = await this.dependencies.inventory.saveAll(seller, requests, { isDryRun: true, isPictureOptional: true });
      results.push(...rowsOf(plans, saved, headings));
    }
    const skus = skusByTitle(context);
    return results.map((row) => {
      const known = row.action === 'CREATE' ? skus.get(titleKey(row.title)) : undefined;
      if (known === undefined) return row;
      return { ...row, notices: [...(row.notices ?? []), { column: headings.sku ?? 'sku', text: sameTitle(known) }] };
    });
  }

  private resultOf(results: readonly ImportRow[], { ignored, encoding }: FileRows, { isDryRun }: ImportOptions): ImportResult {
    const rows = [...results].sort((left, right) => left.row - right.row);
    const count = (action: ImportAction) => rows.filter((row) => row.action === action).length;
    const counts = { CREATE: count('CREATE'), UPDATE: count('UPDATE'), UNCHANGED: count('UNCHANGED'), REJECT: count('REJECT') };
    return { isDryRun, counts, rows, ignoredColumns: ignored, encoding, errors: [] };
  }
}

function refused({ isDryRun }: ImportOptions, text: LocalisedText): ImportResult {
  const counts = { CREATE: 0, UPDATE: 0, UNCHANGED: 0, REJECT: 0 };
  return { isDryRun, counts, rows: [], ignoredColumns: [], encoding: null, errors: [invalid(['csv'], text)] };
}

/** Converts a result to the API's ImportPayload, with messages in one language. */
export function importJson({ isDryRun, counts, rows, ignoredColumns, encoding, errors }: ImportResult, locale: Locale): object {
  return {
    dryRun: isDryRun,
    created: counts.CREATE,
    updated: counts.UPDATE,
    unchanged: counts.UNCHANGED,
    rejected: counts.REJECT,
    rows: rows.map((row) => ({
      ...row,
      errors: row.errors.map(({ path, text }) => ({ column: path?.[0] ?? '', message: localise(text, locale) })),
      notices: (row.notices ?? []).map(({ column, text }) => ({ column, message: localise(text, locale) })),
    })),
    ignoredColumns,
    encoding,
    errors: errors.map(({ text }) => ({ message: localise(text, locale) })),
  };
}
