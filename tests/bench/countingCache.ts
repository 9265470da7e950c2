import { ResponseCache, type CachedResponse } from '#server/http/responseCache.ts';

/** A response cache that counts hits and misses. */
export class CountingCache extends ResponseCache {
  private lookups = 0;
  private misses = 0;

  resetCounts(): void {
    this.lookups = 0;
    this.misses = 0;
  }

  override get(key: string): CachedResponse | null {
    const cached = super.get(key);
    this.lookups += 1;
    if (cached === null) this.misses += 1;
    return cached;
  }

  hitRate(): string {
    return `${(100 - (this.misses / this.lookups) * 100).toFixed(1)} %; ${this.misses} of ${this.lookups} computed`;
  }
}
