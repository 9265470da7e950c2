import { afterEach, expect, test, vi } from 'vitest';
import { Dependencies } from '#server/graphql/dependencies.ts';
import { PageCache, type PageRequest } from '#server/http/pageCache.ts';
import { ResponseCache } from '#server/http/responseCache.ts';
import { Revisions, type DependencyKey } from '#server/platform/revisions.ts';

afterEach(() => vi.restoreAllMocks());

type Options = { during?: () => void; status?: number; isPrivate?: boolean } & Partial<PageRequest>;

/** Pages that depend on the catalogue and on one variant's stock. A page's body is the number of pages rendered before it. */
function openPages() {
  const revisions = new Revisions();
  const pages = new PageCache(revisions);
  let rendered = 0;
  const reads: DependencyKey[] = ['catalogue', 'stock/var_one'];
  const render = async (dependencies: Dependencies, options: Options) => {
    await Promise.resolve();
    if (options.isPrivate) dependencies.refuse();
    else dependencies.add(reads, null, {});
    options.during?.();
    await Promise.resolve();
    return { status: options.status ?? 200, body: Buffer.from(String(rendered++)), location: null, stylePolicy: null, flash: null };
  };
  const show = async (options: Options = {}) => {
    const { network = 'one', enqueue = (work) => work() } = options;
    const page = await pages.page('/', { network, enqueue, render: (dependencies) => render(dependencies, options) });
    return Number(page.body);
  };
  const change = (...keys: DependencyKey[]) => {
    revisions.change(...keys);
  };
  return { show, change };
}

test('concurrent requests for a page share one rendering, and later ones get the cached page', async () => {
  const { show } = openPages();
  expect(await Promise.all([show(), show()])).toEqual([0, 0]);
  expect(await show()).toBe(0);
});

test('a cached page is invalidated by a change of one of its dependencies and by no other change', async () => {
  const { show, change } = openPages();
  expect(await show()).toBe(0);
  change('sessions', 'content', 'stock/var_two');
  expect(await show()).toBe(0);
  for (const [times, key] of (['stock/var_one', 'catalogue'] as const).entries()) {
    change(key);
    expect(await show()).toBe(times + 1);
  }
});

test('a page is not cached if one of its dependencies changes while it is rendered', async () => {
  const { show, change } = openPages();
  const later: Promise<number>[] = [];
  const first = show({
    during: () => {
      change('catalogue');
      later.push(show());
    },
  });
  expect(await first).toBe(0);
  expect(await Promise.all(later)).toEqual([1]);
  expect(await show()).toBe(1);
});

test('pages with an error status or private data are not cached', async () => {
  const { show } = openPages();
  expect(await show({ status: 503 })).toBe(0);
  expect(await show({ isPrivate: true })).toBe(1);
  expect(await show()).toBe(2);
  expect(await show()).toBe(2);
});

test('a cached page expires after 10 seconds of a monotonic clock', async () => {
  const started = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(started);
  const { show } = openPages();
  expect(await show()).toBe(0);
  clock.mockReturnValue(started + 9_999);
  expect(await show()).toBe(0);
  clock.mockReturnValue(started + 10_001);
  expect(await show()).toBe(1);
});

/** A queue whose work starts when the test calls `next`. */
function queue() {
  const queued: (() => void)[] = [];
  const enqueue = (work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => queued.push(() => void work().then(resolve, reject)));
  return { enqueue, next: () => queued.shift()?.() };
}

test('networks that request the same page share one rendering, started by the first request that leaves its queue', async () => {
  const { show } = openPages();
  const [busy, idle] = [queue(), queue()];
  const pages = [
    show({ network: 'busy', enqueue: busy.enqueue }),
    show({ network: 'busy', enqueue: () => Promise.reject(new Error('It queues once.')) }),
    show({ network: 'idle', enqueue: idle.enqueue }),
  ];
  idle.next();
  expect(await Promise.all(pages)).toEqual([0, 0, 0]);
  // The request leaves its queue, but no work is left for it.
  busy.next();
  expect(await show()).toBe(0);
});

test('a request rejected by a full queue shares the page that another network renders, and fails if there is none', async () => {
  const { show } = openPages();
  const { enqueue, next } = queue();
  const full = () => Promise.reject(new Error('The queue is full.'));
  await expect(show({ enqueue: full })).rejects.toThrow('The queue is full.');
  const pages = [show({ network: 'first', enqueue }), show({ network: 'second', enqueue: full })];
  await Promise.resolve();
  next();
  expect(await Promise.all(pages)).toEqual([0, 0]);
});

test('a cached page expires 10 seconds after the oldest response that it contains', async () => {
  const revisions = new Revisions();
  const [responses, pages] = [new ResponseCache(revisions), new PageCache(revisions)];
  const start = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
  responses.put('key', Buffer.from('made at 0'), new Dependencies(revisions));
  clock.mockReturnValue(start + 9900);
  const render = (dependencies: Dependencies) => {
    const cached = responses.get('key');
    if (cached === null) throw new Error('It is fresh');
    dependencies.include(cached.dependencies);
    return Promise.resolve({ status: 200, body: cached.body, location: null, stylePolicy: null, flash: null });
  };
  await pages.page('/', { network: '', enqueue: (work) => work(), render });
  clock.mockReturnValue(start + 19_700);
  expect(pages.has('/')).toBe(false);
});
