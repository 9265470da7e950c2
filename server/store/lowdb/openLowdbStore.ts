import path from 'node:path';
import type { StoredDocument } from '#server/store/core/storedDocument.ts';
import type { Tables } from '#server/store/core/table.ts';
import type { StoreOptions } from '#server/store/core/transactionalStore.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { CREATED_TO_BE_FILLED } from '#server/store/filling.ts';
import { FIRST_SCHEMA, type Migration, MIGRATIONS, schemaAfter } from '#server/store/migrations.ts';
import type { Store } from '#server/store/store.ts';
import { makeBackup, type Backup } from './backup.ts';
import { DataFolder } from './dataFolder.ts';
import { type FileSystem, nodeFileSystem } from './fileSystem.ts';
import { lockFolder } from './folderLock.ts';
import { Journal } from './journal.ts';
import { LowdbEngine } from './lowdbEngine.ts';
import { replayJournal } from './journalReader.ts';
import { SpaceWatch } from './spaceWatch.ts';

/** Result of opening a data folder. */
interface Recovery {
  /** Number of transactions that were only in the journal; 0 after a clean shutdown. */
  replayed: number;
  /** Number of bytes of a last, unacknowledged write that were dropped. */
  tornBytes: number;
  /** Time of the last checkpoint. */
  savedAt: string;
  /** Number of documents in those collections that grow. */
  documents: Record<GrowingCollection, number>;
  /** Damage to the files retained for a rollback, with file and byte; null if there is none. The data itself is intact. */
  spareProblem: string | null;
}

export interface LowdbStore extends Store {
  readonly recovery: Recovery;
  /** Writes all collections as plain JSON, so that the next startup does not read a journal. Returns false if there is no space. */
  checkpoint(): Promise<boolean>;
  /** Writes checkpoints until no file contains an earlier version of a document. Returns false if there is no space. */
  dropEarlier(): Promise<boolean>;
  /** Copies all durable data, with secrets and pictures, into a new folder while the store is running. Throws BackupRefused. */
  backup(target: string): Promise<Backup>;
}

export interface LowdbOptions extends StoreOptions {
  directory: string;
  files?: FileSystem;
  /** Writes are refused below this free disk space in bytes; 0 disables the check. */
  floorBytes?: number;
  /** Interval at which the free space is checked. */
  checkMs?: number;
  /** Journal length in bytes that triggers a checkpoint; derived from the size of the data by default. */
  checkpointAt?: number;
  migrations?: readonly Migration[];
  /** Whether a command fills a new store, which is then created with the mark of an unfinished one. */
  isToBeFilled?: boolean;
  /** Receives notices for the operator; by default a process warning. */
  warn?: (message: string) => void;
  now?: () => Date;
}

/** Enough space to complete the journal and a small marketplace's checkpoint. */
const DEFAULT_FLOOR_BYTES = 64 << 20;

const SPARE_BROKEN =
  'The data are whole, but not the older copy beside them, which two further checkpoints replace: look at the disk, and make a backup.';

const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Opens the store in a folder, which is created if missing. A transaction is durable in the journal when it resolves; checkpoints
 * write it to plain JSON files. An earlier process's journal is rewritten before it is continued, and the store is read-only
 * until there is space for that. Throws StoreLocked if another process has the folder open, and StoreDamaged (with the file's
 * name) if the data cannot be trusted.
 */
export async function openLowdbStore(options: LowdbOptions): Promise<LowdbStore> {
  const {
    files = nodeFileSystem,
    floorBytes = DEFAULT_FLOOR_BYTES,
    migrations = MIGRATIONS,
    warn = (message: string) => process.emitWarning(message),
  } = options;
  const directory = path.resolve(options.directory);
  await files.makeFolder(directory);
  const release = await lockFolder(directory);
  const space = new SpaceWatch(files, directory, floorBytes, options.checkMs);
  let journal: Journal | null = null;
  try {
    const schema = schemaAfter(migrations);
    const folder = await DataFolder.open(files, directory, schema);
    const { manifest } = folder;
    const tables = await folder.load();
    const replay = await replayJournal(files, directory, manifest, tables);
    const spareProblem = (await folder.spareProblem())?.message ?? null;
    if (spareProblem !== null) warn(`${SPARE_BROKEN} ${spareProblem}`);
    const changed = new Set([...replay.collections, ...migrate(tables, manifest.schema, migrations)]);
    if (options.isToBeFilled === true && manifest.generation === -1) {
      tables.fillings.apply(CREATED_TO_BE_FILLED.id, { ...CREATED_TO_BE_FILLED, version: 1 });
      changed.add('fillings');
    }
    const needsCheckpoint = manifest.journal === null || manifest.schema !== schema;
    journal = new Journal(files, directory, manifest.folder, replay.sequence);
    // A killed process may have renamed files without syncing the folder.
    if (manifest.generation >= 0) await files.syncFolder(directory);
    if (!needsCheckpoint) await folder.removeUnneeded();
    await space.check();
    const engine = new LowdbEngine(
      { folder, journal, tables, space, schema, changed, replay, needsCheckpoint, warn, release, checkpointAt: options.checkpointAt },
      options,
    );
    await engine.recover();
    space.start(() => void engine.recover().catch(() => undefined));
    warnOfClock(manifest.savedAt, options.now?.() ?? new Date(), warn);
    const documents = { products: tables.products.size, orders: tables.orders.size };
    for (const notice of capacityNotices(documents)) warn(notice);
    const recovery = {
      documents,
      replayed: replay.transactions,
      tornBytes: replay.last?.torn ?? 0,
      savedAt: manifest.savedAt,
      spareProblem,
    };
    return Object.assign(engine.store, {
      recovery,
      checkpoint: () => engine.checkpoint(),
      dropEarlier: () => engine.dropEarlier(),
      backup: (target: string) => engine.withCheckpoint((saved) => makeBackup(files, directory, saved, path.resolve(target))),
    });
  } catch (error) {
    space.stop();
    await journal?.close();
    await release();
    throw error;
  }
}

/** Runs the migrations that follow a schema number. Changes the tables, and returns the changed collections. */
function migrate(tables: Tables, from: number, migrations: readonly Migration[]): Set<CollectionName> {
  const changed = new Set<CollectionName>();
  const apply = (collection: CollectionName, id: string, document: StoredDocument | null) => {
    tables[collection].apply(id, document);
    changed.add(collection);
  };
  for (const { documents, additions } of migrations.slice(from - FIRST_SCHEMA)) {
    if (documents !== undefined) {
      const { collection, change } = documents;
      for (const document of [...tables[collection].documents()]) {
        const after = change(document);
        if (after !== document) apply(collection, document.id, after);
      }
    }
    if (additions !== undefined) {
      const made = new Map<string, StoredDocument>();
      for (const document of tables[additions.from].documents()) additions.make(made, document);
      for (const [id, document] of made) apply(additions.to, id, document);
    }
  }
  return changed;
}

/** All documents are in memory and are read at each startup; above these numbers, use PostgreSQL. */
const CAPACITY = { products: 2_000_000, orders: 300_000 } as const;
type GrowingCollection = keyof typeof CAPACITY;

/** Notices for the operator about collections that have reached the embedded store's capacity. */
export function capacityNotices(documents: Record<GrowingCollection, number>): string[] {
  return (Object.keys(CAPACITY) as GrowingCollection[]).flatMap((name) => {
    const [count, capacity] = [documents[name], CAPACITY[name]].map((number) => number.toLocaleString('en'));
    if (documents[name] < CAPACITY[name]) return [];
    return `The data folder holds ${count} ${name}; the embedded store is made for ${capacity}, and PostgreSQL is the place for more`;
  });
}

/** The store does not depend on the clock, but orders contain the clock's time. */
function warnOfClock(savedAt: string, now: Date, warn: (message: string) => void): void {
  if (Date.parse(savedAt) - now.getTime() < CLOCK_TOLERANCE_MS) return;
  warn(`The clock stands before ${savedAt}, when the data were last saved: set it right, or new orders will look older than earlier ones`);
}
