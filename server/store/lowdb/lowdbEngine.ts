import type { Tables } from '#server/store/core/table.ts';
import { TransactionalStore, type Persistence, type StoreOptions } from '#server/store/core/transactionalStore.ts';
import { StoreReadOnly } from '#server/store/transaction.ts';
import type { Change } from '#server/store/store.ts';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { DataFolder, Snapshot } from './dataFolder.ts';
import { bytesToRewrite, type Journal } from './journal.ts';
import type { Manifest } from './manifestFile.ts';
import type { Replay } from './journalReader.ts';
import type { SpaceWatch } from './spaceWatch.ts';
import { NoRoom } from './fileOperations.ts';

/** Bounds for the journal length that triggers a checkpoint, regardless of the size of the data. */
const MIN_JOURNAL_BYTES = 16 << 20;
const MAX_JOURNAL_BYTES = 256 << 20;
/** Journal length per byte of the last checkpoint, so that a checkpoint writes at most two bytes per byte of journal. */
const JOURNAL_SHARE = 0.5;

interface EngineParts {
  folder: DataFolder;
  journal: Journal;
  tables: Tables;
  space: SpaceWatch;
  schema: number;
  /** Journal length in bytes that triggers a checkpoint; derived from the size of the data by default. */
  checkpointAt: number | undefined;
  /** What was found in earlier processes' journal. */
  replay: Replay;
  /** Whether there is no checkpoint yet, or the documents have been migrated since. */
  needsCheckpoint: boolean;
  /** Collections changed since the last checkpoint. */
  changed: Set<CollectionName>;
  /** Receives notices for the operator that do not involve any loss of data. */
  warn: (message: string) => void;
  /** Releases the folder's lock. */
  release: () => Promise<void>;
}

/** Appends transactions to the journal, and writes a checkpoint once the journal has grown long, while further transactions continue. */
export class LowdbEngine implements Persistence {
  readonly store: TransactionalStore;
  private changed: Set<CollectionName>;
  /** Resolves once the last requested checkpoint or backup has ended. */
  private tail: Promise<unknown> = Promise.resolve();
  private isCheckpointing = false;
  /** Bytes in earlier segments since the last checkpoint. */
  private rotatedBytes = 0;
  private isRecovered = false;
  private isWarned = false;

  constructor(
    private readonly parts: EngineParts,
    options: StoreOptions,
  ) {
    this.changed = parts.changed;
    this.store = new TransactionalStore(parts.tables, this, options, parts.replay.sequence);
  }

  get refusal(): StoreReadOnly | null {
    return this.parts.space.refusal;
  }

  /** Reason why all transactions, including reads, are refused: the data found at startup may not be durable. Null if there is none. */
  get unrecovered(): StoreReadOnly | null {
    const { space } = this.parts;
    return this.isRecovered ? null : new StoreReadOnly('disk', space.free, Math.max(space.floorBytes, this.neededBytes()));
  }

  /** Makes the data found at startup durable, so that the journal can be continued. Returns false while there is no space. */
  recover(): Promise<boolean> {
    return this.serially(() => this.tryRecover());
  }

  async flush(transactions: readonly (readonly Change[])[]): Promise<void> {
    const { journal, space } = this.parts;
    const before = journal.bytes;
    try {
      await journal.append(transactions);
    } catch (error) {
      this.failStop(error);
    }
    for (const changes of transactions) for (const { collection } of changes) this.changed.add(collection);
    await space.wrote(journal.bytes - before);
    if (this.isWorthwhile()) void this.checkpoint().catch(() => undefined);
  }

  /** Writes a checkpoint of all durable data. Returns false if there is no space; rejects if the disk can no longer be trusted. */
  checkpoint(): Promise<boolean> {
    return this.serially(() => this.tryCheckpoint());
  }

  /** Writes two checkpoints, of which the second replaces the retained one and its journal. Returns false if there is no space. */
  dropEarlier(): Promise<boolean> {
    return this.serially(async () => (await this.tryCheckpoint()) && this.save({ isForced: true }));
  }

  /** Runs work with the manifest of a checkpoint of all data that is durable now, and retains its files in the meantime. Throws NoRoom. */
  withCheckpoint<Result>(work: (manifest: Manifest) => Promise<Result>): Promise<Result> {
    return this.serially(async () => {
      if (!(await this.tryCheckpoint())) throw new NoRoom('There is no room for a checkpoint of the data');
      return work(this.parts.folder.manifest);
    });
  }

  async close(): Promise<void> {
    const { journal, space, release } = this.parts;
    space.stop();
    await this.tail;
    try {
      if (this.store.failure === null && space.refusal === null) await this.checkpoint();
    } finally {
      await journal.close();
      await release();
    }
  }

  /** Checkpoints and backups run serially. */
  private serially<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = this.tail.then(work);
    this.tail = run.catch(() => undefined);
    return run;
  }

  private isWorthwhile(): boolean {
    const { folder, journal, space, checkpointAt } = this.parts;
    if (this.isCheckpointing || space.refusal !== null) return false;
    const enough = checkpointAt ?? Math.min(MAX_JOURNAL_BYTES, Math.max(MIN_JOURNAL_BYTES, folder.bytes * JOURNAL_SHARE));
    return this.rotatedBytes + journal.bytes >= enough && space.hasRoomFor(folder.bytes + enough);
  }

  private async tryRecover(): Promise<boolean> {
    const { journal, needsCheckpoint, replay, space, warn } = this.parts;
    if (this.isRecovered) return true;
    const needed = this.neededBytes();
    try {
      const hasRoom = needed === 0 || (space.refusal === null && space.free >= needed);
      if (!hasRoom) throw new NoRoom(`it needs ${needed === 1 ? 'a byte' : `${needed} bytes`}`);
      if (replay.last !== null && journal.first === null) await journal.adopt(replay.last);
      this.isRecovered = !needsCheckpoint || (await this.save());
      return this.isRecovered;
    } catch (error) {
      if (!(error instanceof NoRoom)) return this.failStop(error);
      if (!this.isWarned)
        warn(`There is no room to bring the journal to the disk once more: until there is, the data can only be read (${error.message})`);
      this.isWarned = true;
      return false;
    }
  }

  /** Number of bytes that recovery writes before it deletes anything. */
  private neededBytes(): number {
    const { folder, journal, needsCheckpoint, replay } = this.parts;
    const rewritten = replay.last === null || journal.first !== null ? 0 : bytesToRewrite(replay.last);
    return rewritten + (needsCheckpoint ? Math.max(folder.bytes, 1) : 0);
  }

  private async tryCheckpoint(): Promise<boolean> {
    return (await this.tryRecover()) && this.save();
  }

  private async save({ isForced = false } = {}): Promise<boolean> {
    const { folder, journal, schema } = this.parts;
    if (!isForced && folder.manifest.journal !== null && journal.sequence === folder.manifest.sequence && this.changed.size === 0)
      return true;
    this.isCheckpointing = true;
    const changed = this.changed;
    try {
      const snapshot = await this.store.betweenFlushes(() => this.cut());
      await folder.save(snapshot, schema, () => this.assertTrusted());
      this.rotatedBytes = 0;
      await folder.removeUnneeded();
      return true;
    } catch (error) {
      this.changed = new Set([...changed, ...this.changed]);
      if (error instanceof NoRoom) {
        this.parts.warn(`There is no room for a checkpoint of the data: the journal goes on (${error.message})`);
        return false;
      }
      return this.failStop(error);
    } finally {
      this.isCheckpointing = false;
    }
  }

  /** After an error that leaves the disk in an unknown state, nothing more is written. */
  private failStop(error: unknown): never {
    this.store.fail(error);
    throw error;
  }

  private assertTrusted(): void {
    if (this.store.failure !== null) throw this.store.failure;
  }

  /** The current documents, and a new segment for the transactions that follow. */
  private async cut(): Promise<Snapshot> {
    const { journal, tables } = this.parts;
    const { bytes } = journal;
    await journal.rotate();
    this.rotatedBytes += bytes;
    const documents = new Map<CollectionName, readonly StoredDocument[]>();
    for (const name of this.changed) documents.set(name, [...tables[name].documents()]);
    this.changed = new Set();
    return { sequence: journal.sequence, documents };
  }
}
