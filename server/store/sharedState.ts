/**
 * State that is not in documents and is shared by all of a marketplace's nodes. It is in the database if the engine supports
 * several processes, otherwise in memory or in the data folder.
 */
export interface SharedState {
  attempts: AttemptStore;
  rateExchange: RateExchange;
  registeredDocuments: RegisteredDocuments;
  pictureFiles: PictureFiles;
}

/** Backoff parameters per key (account, network address). */
export interface AttemptLimit {
  /** Attempts are counted separately per name. */
  name: string;
  /** Number of attempts without a wait. */
  free: number;
  /** First wait; each further attempt doubles it. */
  firstWaitMs: number;
  /** Maximum wait. */
  maxWaitMs: number;
  /** A record expires after this long without an attempt. */
  forgetMs: number;
}

/** A key counted under a limit. */
export interface LimitedKey {
  limit: AttemptLimit;
  key: string;
}

/** Number of counted attempts, and the seconds until the next one, which are 0 if it is allowed now. */
export interface AttemptRecord {
  count: number;
  wait: number;
}

/**
 * Counts attempts; nodes that share a store also share its limits. Each call is atomic, so that concurrent attempts cannot bypass
 * a limit, and no call is made inside a transaction, because transactions may be repeated. Keys contain email and network
 * addresses, which a database stores as hashes.
 */
export interface AttemptStore {
  /**
   * Counts an attempt under every key and returns 0. If one of the keys has to wait, nothing is counted and the longest wait is
   * returned, in seconds.
   */
  take(keys: readonly LimitedKey[]): Promise<number>;
  read(keys: readonly LimitedKey[]): Promise<AttemptRecord[]>;
  /** Uncounts an attempt under every key. */
  giveBack(keys: readonly LimitedKey[]): Promise<void>;
  /** Deletes the records. */
  forget(keys: readonly LimitedKey[]): Promise<void>;
}

/** Uses of a key that one node has allowed since its last exchange. */
export interface WindowUse {
  key: string;
  consumed: number;
  /** The window's budget and duration. */
  points: number;
  durationMs: number;
}

/** Uses of a key that all nodes have allowed in the current window, and the time until its end. */
export interface WindowTotal {
  key: string;
  consumed: number;
  msLeft: number;
}

/** Adds up callers' consumption across all nodes. Keys contain network addresses, which a database stores as hashes. */
export interface RateExchange {
  /**
   * Adds a node's uses, one per key, and returns the total for each key. A window lasts `durationMs`, or proportionally longer if
   * more than its points were consumed, to compensate for what nodes allowed before the exchange.
   */
  exchange(uses: readonly WindowUse[]): Promise<WindowTotal[]>;
}

/** GraphQL documents that clients have registered by hash. The oldest are dropped above a limit. */
export interface RegisteredDocuments {
  get(key: string): Promise<string | undefined>;
  set(key: string, document: string): Promise<void>;
}

/** Stores uploaded pictures. The server generates their names, and files never change. */
export interface PictureFiles {
  /** Resolves once all files are durable. */
  write(files: readonly { name: string; bytes: Buffer }[]): Promise<void>;
  /** Returns null if there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Missing files are ignored. */
  remove(names: readonly string[]): Promise<void>;
  /** All names with the time at which they were written (Unix time in milliseconds). */
  list(): Promise<{ name: string; writtenAtMs: number }[]>;
  /** Free space for pictures in bytes; Infinity if unknown. */
  freeBytes(): Promise<number>;
}
