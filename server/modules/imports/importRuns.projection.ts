import { CollectionProjection } from '#server/platform/projections.ts';
import type { ImportRunDoc } from '#server/store/documents/imports.ts';
import type { ImportRepository } from './importRecord.repository.ts';

interface Waiter {
  onProgress: (done: number, of: number) => void;
  resolve: (run: ImportRunDoc | null) => void;
}

/** Progress of imports for requests waiting in this process, whichever process runs the import. */
export class ImportRuns extends CollectionProjection<'importRuns'> {
  protected readonly collection = 'importRuns';
  private readonly waiting = new Map<string, Waiter>();

  constructor(private readonly records: ImportRepository) {
    super();
  }

  /**
   * Resolves with a run once it has ended, or with null if this process stops earlier; the import then continues after the next
   * startup.
   */
  async waitFor(id: string, onProgress: Waiter['onProgress']): Promise<ImportRunDoc | null> {
    const over = new Promise<ImportRunDoc | null>((resolve) => this.waiting.set(id, { onProgress, resolve }));
    this.learnDocument(id, await this.records.run(id));
    return over;
  }

  override close(): void {
    for (const { resolve } of this.waiting.values()) resolve(null);
  }

  protected learnDocument(id: string, run: ImportRunDoc | null): void {
    const waiter = this.waiting.get(id);
    if (run !== null) waiter?.onProgress(run.savedRows, run.rowCount);
    if (run?.state === 'RUNNING') return;
    waiter?.resolve(run);
    this.waiting.delete(id);
  }
}
