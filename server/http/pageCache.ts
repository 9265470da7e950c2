import { Dependencies } from '#server/graphql/dependencies.ts';
import { cacheReads } from '#server/platform/metrics.ts';
import type { Revisions } from '#server/platform/revisions.ts';
import { ResponseCache, type CachedResponse } from './responseCache.ts';
import type { PageResponse } from './renderPage.ts';

export type SharedPage = CachedResponse | PageResponse;

/** A request for a page: its render function, and the queue in which it waits. */
export interface PageRequest {
  network: string;
  enqueue: (work: () => Promise<void>) => Promise<void>;
  render: (dependencies: Dependencies) => Promise<PageResponse>;
}

/** A pending page, rendered by the first of its requests to leave the queue. */
interface Flight {
  page: Promise<SharedPage>;
  succeed: (page: SharedPage) => void;
  fail: (error: unknown) => void;
  /** Networks with a request in the queue. */
  waiting: Set<string>;
  /** Null until rendering begins. */
  dependencies: Dependencies | null;
}

/** Cache of guests' pages. Requests share a page that is being rendered as long as none of its dependencies changes. */
export class PageCache {
  private readonly pages: ResponseCache;
  private readonly inFlight = new Map<string, Flight>();

  constructor(private readonly revisions: Revisions) {
    this.pages = new ResponseCache(revisions);
  }

  /** Whether the page is cached or being rendered. */
  has(key: string): boolean {
    return this.pages.get(key) !== null || this.flightOf(key) !== null;
  }

  /**
   * Returns the cached page, or renders it. Each network queues separately, so that requests do not wait behind requests from
   * other networks.
   */
  async page(key: string, request: PageRequest): Promise<SharedPage> {
    const cached = this.pages.get(key);
    cacheReads.inc({ cache: 'pages', result: cached === null ? 'miss' : 'hit' });
    if (cached !== null) return cached;
    const flight = this.flightOf(key) ?? this.open(key);
    if (flight.dependencies === null && !flight.waiting.has(request.network)) void this.queue(key, flight, request);
    return flight.page;
  }

  private flightOf(key: string): Flight | null {
    const flight = this.inFlight.get(key);
    if (flight === undefined) return null;
    const { dependencies } = flight;
    return dependencies !== null && this.revisions.hasChangedSince(dependencies.keys, dependencies.revision) ? null : flight;
  }

  private open(key: string): Flight {
    let [succeed, fail]: [Flight['succeed'], Flight['fail']] = [() => undefined, () => undefined];
    const page = new Promise<SharedPage>((resolve, reject) => ([succeed, fail] = [resolve, reject]));
    const flight: Flight = { page, succeed, fail, waiting: new Set(), dependencies: null };
    this.inFlight.set(key, flight);
    const land = () => {
      if (this.inFlight.get(key) === flight) this.inFlight.delete(key);
    };
    page.then(land, land);
    return flight;
  }

  private async queue(key: string, flight: Flight, { network, enqueue, render }: PageRequest): Promise<void> {
    flight.waiting.add(network);
    try {
      await enqueue(async () => {
        if (flight.dependencies !== null) return;
        flight.dependencies = new Dependencies(this.revisions);
        flight.succeed(this.cache(key, await render(flight.dependencies), flight.dependencies));
      });
    } catch (error) {
      flight.waiting.delete(network);
      // Rejected or disconnected while queued. A request from another network may still render the page.
      if (flight.dependencies !== null || flight.waiting.size === 0) flight.fail(error);
    }
  }

  /** Caches a rendered page unless it failed or is not cacheable. */
  private cache(key: string, rendered: PageResponse, dependencies: Dependencies): SharedPage {
    const isCacheable = rendered.status < 500 && rendered.flash === null && dependencies.isCacheable;
    return isCacheable ? this.pages.put(key, rendered.body, dependencies, rendered) : rendered;
  }
}
