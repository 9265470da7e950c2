import { CommitLog } from '#server/store/core/commitLog.ts';
import type { ChangeListener, Commit, Position } from '#server/store/store.ts';
import type { Hosts } from './connections.ts';
import { Replication } from './replication.ts';

const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 5_000;
/** Interval at which keepalives are requested while waiting for a position without a commit. */
const PING_MS = 50;
/** Number of remembered commits. Older commits are visible and no longer expected. */
const REMEMBERED_COMMITS = 200;

/** A commit's position once it has been delivered; null if it is late or the feed is lost. */
export type Delivery = (waitMs: number) => Promise<Position | null>;

/**
 * A process's change feed: commits from logical replication, retained for later listeners. If the connection is lost, it opens
 * another one with a new slot; commits in between may be missing, so every listener reloads. Reads and writes continue in the
 * meantime.
 */
export class ChangeFeed {
  private readonly log: CommitLog;
  private replication: Replication | null = null;
  private isDelivering = false;
  /** This process's transactions that are waiting for their commit, by number. */
  private readonly expected = new Map<number, (position: Position | null) => void>();
  /** The transactions delivered last: their positions by number, oldest first. */
  private readonly delivered = new Map<number, Position>();
  /** Highest returned position for which there is no commit. */
  private promised: Position | null = null;
  private nextPing: NodeJS.Timeout | undefined;
  private nextAttempt: NodeJS.Timeout | undefined;
  private isClosed = false;

  private constructor(
    private readonly hosts: Hosts,
    retainedCommits: number | undefined,
  ) {
    this.log = new CommitLog('' as Position, retainedCommits);
  }

  static async open(hosts: Hosts, retainedCommits?: number): Promise<ChangeFeed> {
    const feed = new ChangeFeed(hosts, retainedCommits);
    await feed.connect();
    return feed;
  }

  /** Position of the last commit that was delivered. */
  get position(): Position {
    return this.log.position;
  }

  /** Numbers of recently delivered transactions that may not be visible yet. */
  get deliveredNumbers(): readonly number[] {
    return [...this.delivered.keys()];
  }

  changes(after: Position, listener: ChangeListener): () => void {
    return this.log.changes(after, listener);
  }

  /** Waits for a commit, which may already have been delivered. */
  expect(number: number): Delivery {
    const known = this.delivered.get(number) ?? null;
    if (known !== null || !this.isDelivering) return async () => known;
    let settle: (position: Position | null) => void = () => undefined;
    const position = new Promise<Position | null>((resolve) => (settle = resolve));
    this.expected.set(number, settle);
    const giveUp = () => {
      this.expected.delete(number);
      settle(null);
    };
    return async (waitMs) => {
      const timer = setTimeout(giveUp, waitMs);
      return position.finally(() => clearTimeout(timer));
    };
  }

  /** Ensures that a position without a commit is reached. */
  promise(position: Position): void {
    if (position <= this.position || position <= (this.promised ?? '')) return;
    this.promised = position;
    this.ping();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.nextPing);
    clearTimeout(this.nextAttempt);
    await this.replication?.close();
  }

  private async connect(): Promise<void> {
    const replication = await Replication.open(this.hosts, {
      started: (position) => {
        this.isDelivering = true;
        this.delivered.clear();
        this.log.restart(position);
      },
      commit: (commit, number) => this.deliver(commit, number),
      reached: (position) => this.reach(position),
      lost: () => this.lose(),
    });
    if (this.isClosed) return replication.close();
    this.replication = replication;
    this.ping();
  }

  private deliver(commit: Commit, number: number): void {
    this.delivered.set(number, commit.position);
    if (this.delivered.size > REMEMBERED_COMMITS) this.delivered.delete(this.delivered.keys().next().value as number);
    this.log.add(commit);
    this.expected.get(number)?.(commit.position);
    this.expected.delete(number);
  }

  private reach(position: Position): void {
    const { promised } = this;
    if (promised === null || position < promised) return;
    this.promised = null;
    if (promised > this.position) this.log.add({ position: promised, changes: [] });
  }

  private ping(): void {
    clearTimeout(this.nextPing);
    if (this.promised === null || this.replication === null) return;
    this.replication.ping();
    this.nextPing = setTimeout(() => this.ping(), PING_MS);
  }

  private lose(): void {
    this.replication = null;
    this.isDelivering = false;
    for (const settle of this.expected.values()) settle(null);
    this.expected.clear();
    this.reconnect(0);
  }

  private reconnect(failures: number): void {
    if (this.isClosed) return;
    const backoff = failures === 0 ? 0 : Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.5 + Math.random() / 2);
    this.nextAttempt = setTimeout(() => {
      const found = this.hosts.isList ? this.hosts.find() : Promise.resolve();
      found.then(() => this.connect()).catch(() => this.reconnect(failures + 1));
    }, backoff);
  }
}
