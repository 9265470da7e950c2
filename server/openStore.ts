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
  /** Whether a command fills the store if it is new, in several transactions: it is unfinished until then. */
  isToBeFilled?: boolean;
  /** Where the URL of the database comes from, for messages. */
  databaseSource?: string;
  /** Called with notices for the operator about the data folder. */
  warn?: (message: string) => void;
}

/** The store of a process, and its shared state beside documents: with PostgreSQL all processes of the marketplace share both. */
export interface OpenedStore {
  store: Store;
  /** What processes of the marketplace share; what is missing is in the memory of its one process. */
  shared: Partial<SharedState> & Pick<SharedState, 'pictureFiles'>;
  /** For the log of the start. */
  found: { engine: 'lowdb' | 'postgres' } & Record<string, number | string>;
  /** A generated secret; the same at every start. */
  secret(name: SecretName): Promise<string>;
  /** Takes a secret from another store. */
  replaceSecret(name: SecretName, value: string): Promise<void>;
  /** Number of other processes that have it open. */
  others(): Promise<number>;
  /** Runs work on a snapshot: all that it reads is of one moment. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Runs work while no other process of the marketplace does. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Rewrites the files of the store until none holds an earlier version of a document. False without room. */
  dropEarlier(): Promise<boolean>;
  /** Copies the data into a folder; null: the database has tools of its own. */
  backup: LowdbStore['backup'] | null;
}

/** Opens the database if one is configured, else the data folder. */
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
      // Deleted by PostgreSQL's vacuum.
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
    // The folder is locked.
    others: () => Promise.resolve(0),
    exclusively: (work) => work(),
    dropEarlier: () => store.dropEarlier(),
    backup: (target) => store.backup(target),
  };
}

/** Runs work on a store that is open meanwhile. */
export async function withStore<Result>(settings: StoreSettings, work: (opened: OpenedStore) => Promise<Result>): Promise<Result> {
  const opened = await openStore(settings);
  try {
    return await work(opened);
  } finally {
    await opened.store.close();
  }
}
