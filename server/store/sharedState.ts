/**
 * State that is no document, and that all nodes of a marketplace share: what an engine for several processes has in the database, and one
 * process in memory or in its data folder.
 */
export interface SharedState {
  attempts: AttemptStore;
  rateExchange: RateExchange;
  registeredDocuments: RegisteredDocuments;
  pictureFiles: PictureFiles;
}

/** Backoff parameters per key (account, network address). */
export interface AttemptLimit {
  /** Attempts of each name are counted apart. */
  name: string;
  /** Attempts without a wait. */
  free: number;
  /** First wait; each further attempt doubles it. */
  firstWaitMs: number;
  /** Upper bound of the wait. */
  maxWaitMs: number;
  /** A record expires after this long without an attempt. */
  forgetMs: number;
}

/** A key that counts under a limit. */
export interface LimitedKey {
  limit: AttemptLimit;
  key: string;
}

/** Attempts counted of a key; seconds until its next one, 0 when it is allowed now. */
export interface AttemptRecord {
  count: number;
  wait: number;
}

/**
 * Where attempts are counted: nodes that share a store share its limits. Each call is one atomic step, so that parallel attempts cannot
 * bypass a limit, and none is made inside a transaction, which may run twice. Keys contain emails and addresses: a database stores hashes.
 */
export interface AttemptStore {
  /** Counts an attempt under every key and returns 0, or the longest wait in seconds, and none is counted. */
  take(keys: readonly LimitedKey[]): Promise<number>;
  read(keys: readonly LimitedKey[]): Promise<AttemptRecord[]>;
  /** Uncounts an attempt under every key. */
  giveBack(keys: readonly LimitedKey[]): Promise<void>;
  /** Deletes the records. */
  forget(keys: readonly LimitedKey[]): Promise<void>;
}

/** What one node allowed of a key's budget since its last exchange. */
export interface WindowUse {
  key: string;
  consumed: number;
  /** Budget of the window, and its duration. */
  points: number;
  durationMs: number;
}

/** What all nodes allowed of a key's budget in the current window, and the time until that ends. */
export interface WindowTotal {
  key: string;
  consumed: number;
  msLeft: number;
}

/** Adds up over all nodes what callers consume. Keys contain addresses: a database stores hashes. */
export interface RateExchange {
  /**
   * Adds a node's uses, one per key, and returns the total of each. A window lasts `durationMs`, and longer in proportion if more than its
   * points were consumed: what nodes allowed before they knew of each other is repaid.
   */
  exchange(uses: readonly WindowUse[]): Promise<WindowTotal[]>;
}

/** GraphQL documents that clients registered by hash; the oldest are dropped when there are too many. */
export interface RegisteredDocuments {
  get(key: string): Promise<string | undefined>;
  set(key: string, document: string): Promise<void>;
}

/** Storage of uploaded pictures. The server generates their names; a file never changes. */
export interface PictureFiles {
  /** Resolves when all files are written durably, safe from a loss of power. */
  write(files: readonly { name: string; bytes: Buffer }[]): Promise<void>;
  /** null when there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Missing files are ignored. */
  remove(names: readonly string[]): Promise<void>;
  /** All names with their time of writing (milliseconds since 1970). */
  list(): Promise<{ name: string; writtenAtMs: number }[]>;
  /** Free space for pictures in bytes; Infinity where it is not known. */
  freeBytes(): Promise<number>;
}
