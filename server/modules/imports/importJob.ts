import { randomBytes } from 'node:crypto';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { memberTransaction } from '#server/modules/accounts/index.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import type { InventoryService } from '#server/modules/inventory/index.ts';
import type { Seller } from '#server/modules/vendors/index.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import type { ImportBatchDoc, ImportRunDoc } from '#server/store/documents/imports.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { IMPORT_MESSAGES } from './importMessages.ts';
import { deleteRun, ImportRepository, numbered, recordChanges } from './importRecord.repository.ts';
import { rowsOf } from './importResult.ts';
import { importContext, planProducts, restoredRow, storedRow, type ImportContext, type PlannedRow } from './planImport.ts';
import type { FileRows } from './readRows.ts';

/** Products per transaction, which limits how long orders wait. */
export const BATCH = 200;
/** Batches stored per transaction. */
const STORED_TOGETHER = 5;
const MAX_RUNNING = 5;
/** Attempts after which an import is abandoned, including those of killed processes. */
const MAX_ATTEMPTS = 3;
/** How long an import's results can be read, and how quickly a file must be stored. */
const RETAINED_MS = 10 * 60_000;

export interface ImportDependencies {
  store: Transactions;
  records: ImportRepository;
  projection: CatalogueProjection;
  inventory: InventoryService;
  now: () => Date;
}

/**
 * Imports as jobs, which continue after a restart. A file is stored in batches. The job saves one batch per transaction, together
 * with its results and the record of its changes, so that no batch is saved twice.
 */
export class ImportJob {
  constructor(private readonly dependencies: ImportDependencies) {}

  /** Stores a file and enqueues its job with the last batch. Returns the run's id, or an error. Throws NotSignedIn. */
  async enqueue(
    { viewer, vendor }: Seller,
    { rows, headings }: FileRows,
    groups: readonly PlannedRow[][],
  ): Promise<{ runId: string } | { refusal: LocalisedText }> {
    const now = this.dependencies.now();
    const runId = `imp_${randomBytes(12).toString('hex')}`;
    const started = { state: 'RUNNING', startedAt: now.toISOString(), rowCount: rows.length, savedRows: 0, changedBatches: 0 } as const;
    for (let at = 0; ; at += STORED_TOGETHER) {
      const isLast = (at + STORED_TOGETHER) * BATCH >= groups.length;
      const refusal = await memberTransaction(this.dependencies.store, viewer, async (transaction) => {
        const records = new ImportRepository(transaction);
        if (await records.isRunning(vendor.id)) return IMPORT_MESSAGES.importUnderWay;
        if ((await records.countRunning()) >= MAX_RUNNING) return IMPORT_MESSAGES.busy;
        if (at === 0) for (const { id } of await records.runsOf(vendor.id)) await deleteRun(transaction, id);
        for (let number = at; number < at + STORED_TOGETHER && number * BATCH < groups.length; number += 1) {
          const products = groups.slice(number * BATCH, (number + 1) * BATCH).map((group) => group.map(storedRow));
          await transaction.put('importBatches', { id: numbered(runId, number + 1), runId, products, results: null });
        }
        if (isLast)
          await transaction.put('importRuns', { id: runId, vendorId: vendor.id, ...viewer, ...started, headings: { ...headings } });
        // This job deletes batches that a killed process or a rejection left without a run.
        await this.enqueueRun(transaction, runId, isLast ? 0 : RETAINED_MS);
        return null;
      });
      if (refusal !== null) return { refusal };
      if (isLast) return { runId };
    }
  }

  /** Saves a run's remaining batches, or deletes an expired run. */
  async run(runId: string, { signal, attempt }: { signal: AbortSignal; attempt: number }): Promise<void> {
    const { records, projection } = this.dependencies;
    const run = await records.run(runId);
    if (run?.state !== 'RUNNING') return this.delete(runId);
    if (attempt > MAX_ATTEMPTS) return this.end(runId, 'FAILED');
    const vendor = projection.vendor(run.vendorId);
    if (vendor === null) return this.end(runId, 'REVOKED');
    const context = importContext(projection, vendor);
    const pending = (await records.batches(runId)).filter(({ results }) => results === null);
    try {
      for (const batch of pending) {
        signal.throwIfAborted();
        await this.save({ viewer: run, vendor }, run, { batch, context, isLast: batch === pending.at(-1) });
      }
    } catch (error) {
      if (!(error instanceof NotSignedIn)) throw error;
      await this.end(runId, 'REVOKED');
    }
  }

  private async save(
    seller: Seller,
    { id, headings }: ImportRunDoc,
    { batch, context, isLast }: { batch: ImportBatchDoc; context: ImportContext; isLast: boolean },
  ): Promise<void> {
    const plans = await planProducts(
      batch.products.map((rows) => rows.map((row) => restoredRow(row, context))),
      context,
    );
    const requests = plans.flatMap(({ request }) => request ?? []);
    await this.dependencies.inventory.saveAll(seller, requests, {
      isPictureOptional: true,
      also: async (transaction, results) => {
        const run = await transaction.get('importRuns', id);
        const before = await transaction.get('importBatches', batch.id);
        // This process was suspended for longer than its lease.
        if (run?.state !== 'RUNNING' || before?.results !== null) throw new Error('An import was continued by another process');
        if ((await transaction.get('vendors', run.vendorId))?.ownerId !== run.userId) throw new NotSignedIn();
        const changes = results.flatMap(({ change }) => change ?? []);
        if (changes.length > 0) await recordChanges(transaction, run, changes);
        await transaction.put('importBatches', { ...before, products: [], results: rowsOf(plans, results, headings) });
        const savedRows = Math.min(run.rowCount, run.savedRows + batch.products.flat().length);
        const changedBatches = run.changedBatches + (changes.length > 0 ? 1 : 0);
        await transaction.put('importRuns', { ...run, savedRows, changedBatches, state: isLast ? 'DONE' : 'RUNNING' });
        if (isLast) await this.enqueueRun(transaction, id, RETAINED_MS);
      },
    });
  }

  private async end(runId: string, state: 'REVOKED' | 'FAILED'): Promise<void> {
    await this.dependencies.store.transaction(async (transaction) => {
      const run = await transaction.get('importRuns', runId);
      if (run?.state !== 'RUNNING') return;
      await transaction.put('importRuns', { ...run, state });
      await this.enqueueRun(transaction, runId, RETAINED_MS);
    });
  }

  private async delete(runId: string): Promise<void> {
    await this.dependencies.store.transaction((transaction) => deleteRun(transaction, runId));
  }

  private enqueueRun(transaction: Transaction, runId: string, waitMs: number): Promise<void> {
    const now = this.dependencies.now();
    const runAt = new Date(now.getTime() + waitMs);
    return enqueueJob(transaction, { kind: 'importProducts', key: runId, payload: { runId }, now, runAt });
  }
}
