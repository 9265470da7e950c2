import type { Position } from '#server/store/store.ts';
import type { ChangeFeed } from './changeFeed.ts';
import type { Run } from './connections.ts';
import { positionOf } from './position.ts';

const PROBE_MS = 1000;
/** A record in the write-ahead log that is committed immediately and ignored by listeners. */
const PROBE = `SELECT pg_logical_emit_message(true, 'rizq', '')::text AS lsn`;

/** Measures the lag of the change feed, which has to deliver a record that this process writes every second. */
export class FeedLag {
  /** The last record that has not been delivered yet; its position is null until it is written. */
  private probe: { since: number; position: Position | null } = { since: 0, position: '' as Position };
  private isWriting = false;
  private readonly timer = setInterval(() => void this.measure(), PROBE_MS).unref();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly run: Run,
  ) {}

  /** How long the feed has not delivered a record; 0 if it is current. */
  get ms(): number {
    return this.isPassed ? 0 : performance.now() - this.probe.since;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private get isPassed(): boolean {
    const { position } = this.probe;
    return position !== null && position <= this.feed.position;
  }

  private async measure(): Promise<void> {
    if (this.isPassed) this.probe = { since: performance.now(), position: null };
    if (this.probe.position !== null || this.isWriting) return;
    this.isWriting = true;
    try {
      const [row] = await this.run({ text: PROBE });
      this.probe.position = positionOf(row?.['lsn'] as string);
      this.feed.promise(this.probe.position);
    } catch {
      // While the database is unreachable, the feed lags as well.
    } finally {
      this.isWriting = false;
    }
  }
}
