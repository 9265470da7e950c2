import { ResponseCache, type CachedResponse } from '#server/http/responseCache.ts';

/** Knows how many of the answers that were asked for it had. */
export class CountingCache extends ResponseCache {
  private requested = 0;
  private missed = 0;

  begin(): void {
    this.requested = 0;
    this.missed = 0;
  }

  override get(question: string): CachedResponse | null {
    const kept = super.get(question);
    this.requested += 1;
    if (kept === null) this.missed += 1;
    return kept;
  }

  inWords(): string {
    return `${(100 - (this.missed / this.requested) * 100).toFixed(1)} %; ${this.missed} of ${this.requested} made anew`;
  }
}
