import { Projection, type Snapshot } from '#server/platform/projections.ts';
import type { Change } from '#server/store/store.ts';

/** An open stream: it yields once at first and then after each change, until it is ended. */
class Watch implements AsyncIterableIterator<true> {
  private isDue = true;
  private isEnded = false;
  private wake: (() => void) | null = null;

  constructor(
    readonly sessionId: string | null,
    private readonly onEnd: (watch: Watch) => void,
  ) {}

  /** Changes that follow each other before the stream is read count as one. */
  notify(): void {
    this.isDue = true;
    this.wake?.();
  }

  end(): void {
    this.isEnded = true;
    this.onEnd(this);
    this.wake?.();
  }

  async next(): Promise<IteratorResult<true>> {
    if (!this.isDue && !this.isEnded) await new Promise<void>((resolve) => (this.wake = resolve));
    this.wake = null;
    this.isDue = false;
    return this.isEnded ? { done: true, value: undefined } : { done: false, value: true };
  }

  return(): Promise<IteratorResult<true>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** Tells open streams about changes of their conversation, and ends those of a session that ends. Holds no documents. */
export class ConversationFeed extends Projection {
  protected readonly collections = ['conversations', 'conversationMessages', 'sessions'] as const;
  private readonly watches = new Map<string, Set<Watch>>();

  /** Number of open streams. */
  get size(): number {
    return [...this.watches.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Follows a conversation until the stream is returned, the session ends or the feed is closed. */
  watch(conversationId: string, sessionId: string | null): AsyncIterableIterator<true> {
    const watches = this.watches.get(conversationId) ?? new Set();
    this.watches.set(conversationId, watches);
    const watch = new Watch(sessionId, (ended) => {
      watches.delete(ended);
      if (watches.size === 0 && this.watches.get(conversationId) === watches) this.watches.delete(conversationId);
    });
    watches.add(watch);
    return watch;
  }

  /** Nothing to load. Commits may be missing, so open streams end, and their clients subscribe again. */
  override load({ position }: Snapshot): Promise<void> {
    this.endAll(() => true);
    this.position = position;
    return Promise.resolve();
  }

  override close(): void {
    this.endAll(() => true);
  }

  protected learn(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.collection === 'conversations') this.notify(change.id);
      if (change.collection === 'conversationMessages' && change.document !== null) this.notify(change.document.conversationId);
      if (change.collection === 'sessions' && change.document === null) this.endAll(({ sessionId }) => sessionId === change.id);
    }
  }

  private notify(conversationId: string): void {
    for (const watch of this.watches.get(conversationId) ?? []) watch.notify();
  }

  private endAll(isOver: (watch: Watch) => boolean): void {
    for (const watch of [...this.watches.values()].flatMap((watches) => [...watches])) if (isOver(watch)) watch.end();
  }
}
