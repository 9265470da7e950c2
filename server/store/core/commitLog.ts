import type { ChangeListener, Commit, Position } from '#server/store/store.ts';

/** Default number of commits that can be delivered again. */
const RETAINED_COMMITS = 1000;

/** The most recent commits, and the listeners for further ones. */
export class CommitLog {
  private readonly listeners = new Set<ChangeListener>();
  /** Oldest first. */
  private recent: Commit[] = [];

  /** `start` is the position before the first commit. */
  constructor(
    private start: Position,
    private readonly retainedCommits = RETAINED_COMMITS,
  ) {}

  /** Position of the last commit. */
  get position(): Position {
    return this.recent.at(-1)?.position ?? this.start;
  }

  /** Delivers a commit. */
  add(commit: Commit): void {
    this.recent.push(commit);
    if (this.recent.length > this.retainedCommits) this.start = (this.recent.shift() as Commit).position;
    for (const listener of this.listeners) {
      try {
        listener.apply(commit);
      } catch (error) {
        // The commit is durable, and the other listeners are still called.
        process.emitWarning(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  /** See `Store.changes`. */
  changes(after: Position, listener: ChangeListener): () => void {
    if (after < this.start) listener.tooOld();
    else {
      for (const commit of this.recent) if (commit.position > after) listener.apply(commit);
      this.listeners.add(listener);
    }
    return () => void this.listeners.delete(listener);
  }

  /** Commits before this position may be missing, so every listener has to reload. */
  restart(position: Position): void {
    this.start = position;
    this.recent = [];
    const listeners = [...this.listeners];
    this.listeners.clear();
    for (const listener of listeners) listener.tooOld();
  }
}
