import { Dependencies } from '#server/graphql/dependencies.ts';
import type { Revisions } from '#server/platform/revisions.ts';
import { ResponseCache } from './responseCache.ts';
import type { CachedResponse } from './responseCache.ts';
import type { PageResponse } from './renderPage.ts';

/** A cached page, or one that is not cached. */
export type SharedPage = CachedResponse | PageResponse;

/** Cache of guests' pages, single-flight: a page that is being rendered is shared as long as nothing that it has read changes. */
export class PageCache {
  private readonly pages: ResponseCache;
  private readonly inFlight = new Map<string, { page: Promise<SharedPage>; dependencies: Dependencies }>();

  constructor(private readonly revisions: Revisions) {
    this.pages = new ResponseCache(revisions);
  }

  /** A page that is cached or being rendered; null for any other. */
  get(key: string): SharedPage | Promise<SharedPage> | null {
    const cached = this.pages.get(key);
    if (cached !== null) return cached;
    const other = this.inFlight.get(key);
    return other && !this.revisions.hasChangedSince(other.dependencies.keys, other.dependencies.revision) ? other.page : null;
  }

  /** Renders a page and caches it, unless it failed or is uncacheable. */
  render(key: string, render: (dependencies: Dependencies) => Promise<PageResponse>): Promise<SharedPage> {
    const dependencies = new Dependencies(this.revisions);
    const page = render(dependencies).then((rendered) => {
      const isCacheable = rendered.status < 500 && rendered.posted === null && dependencies.isCacheable;
      return isCacheable ? this.pages.put(key, rendered.body, dependencies, rendered) : rendered;
    });
    const flight = { page, dependencies };
    this.inFlight.set(key, flight);
    const land = () => {
      if (this.inFlight.get(key) === flight) this.inFlight.delete(key);
    };
    page.then(land, land);
    return page;
  }
}
