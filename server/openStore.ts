import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { FolderOfPictures } from '#server/modules/media/index.ts';
import type { Config } from './config.ts';
import { readOrMakeSecret, replaceSecret, type SecretName } from './secret.ts';
import { openLowdbStore, type LowdbStore } from './store/lowdb/openLowdbStore.ts';
import { openPostgresStore } from './store/postgres/openPostgresStore.ts';
import type { SharedState } from './store/sharedState.ts';
import type { Reader, Store } from './store/store.ts';

const SECRET_BYTES = 32;

export interface StoreSettings extends Pick<Config, 'dataFolder'>, Partial<Pick<Config, 'databaseUrls' | 'minFreeBytes'>> {
  /** Whether a command fills a new store in several transactions; until the last one, the store is marked as unfinished. */
  isToBeFilled?: boolean;
  /** Source of the database URL, for messages. */
  databaseSource?: string;
  /** Receives warnings about the data folder to pass on to the operator. */
  warn?: (message: string) => void;
}

/** A process's store and its shared state. With PostgreSQL, all of the marketplace's processes share both. */
export interface OpenedStore {
  store: Store;
  /** State shared by processes; missing parts are kept in the memory of the single process. */
  shared: Partial<SharedState> & Pick<SharedState, 'pictureFiles'>;
  /** What was opened, for the log. */
  found: { engine: 'lowdb' | 'postgres' } & Record<string, number | string>;
  /** A generated secret, which is the same at every startup. */
  secret(name: SecretName): Promise<string>;
  /** Overwrites a secret with the one from another store. */
  replaceSecret(name: SecretName, value: string): Promise<void>;
  /** Number of other processes that have the store open. */
  others(): Promise<number>;
  /** Runs work on a snapshot, so that all reads see the same moment. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Runs work while no other process of the marketplace is running. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Rewrites the store's files until none of them contains an earlier version of a document. Returns false if the disk is full. */
  dropEarlier(): Promise<boolean>;
  /** Copies the data into a folder; null for a database, which has its own backup tools. */
  backup: LowdbStore['backup'] | null;
}

/** Opens the database if one is configured, otherwise the data folder. */
export async function openStore({
  databaseUrls,
  databaseSource,
  dataFolder,
  minFreeBytes,
  isToBeFilled,
  warn,
}: StoreSettings): Promise<OpenedStore> {
  if (databaseUrls) {
    const store = await openPostgresStore({ urls: databaseUrls, source: databaseSource, isToBeFilled });
    return {
      store,
      shared: store.shared,
      found: { engine: 'postgres', hosts: databaseUrls.map((url) => new URL(url).host).join(', ') },
      secret: (name) => store.secret(name, randomBytes(SECRET_BYTES).toString('base64url')),
      replaceSecret: (name, value) => store.replaceSecret(name, value),
      others: () => store.others(),
      snapshot: (work) => store.snapshot(work),
      exclusively: (work) => store.exclusively('start', work, { warn }),
      // PostgreSQL's vacuum does this.
      dropEarlier: () => Promise.resolve(true),
      backup: null,
    };
  }
  const store = await openLowdbStore({ directory: path.resolve(dataFolder), floorBytes: minFreeBytes, isToBeFilled, warn });
  const { replayed, tornBytes, documents } = store.recovery;
  return {
    store,
    shared: { pictureFiles: new FolderOfPictures(path.resolve(dataFolder, 'uploads')) },
    found: { engine: 'lowdb', replayed, tornBytes, ...documents },
    secret: (name) => readOrMakeSecret(dataFolder, name),
    replaceSecret: (name, value) => replaceSecret(dataFolder, name, value),
    snapshot: async (work) => (await store.transaction(work)).result,
    // The folder is locked, so there are no others.
    others: () => Promise.resolve(0),
    exclusively: (work) => work(),
    dropEarlier: () => store.dropEarlier(),
    backup: (target) => store.backup(target),
  };
}

/** Runs work with an open store, which is closed afterwards. */
export async function withStore<Result>(settings: StoreSettings, work: (opened: OpenedStore) => Promise<Result>): Promise<Result> {
  const opened = await openStore(settings);
  try {
    return await work(opened);
  } finally {
    await opened.store.close();
  }
}
