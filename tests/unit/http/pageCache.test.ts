import { afterEach, expect, test, vi } from 'vitest';
import { PageCache } from '#server/http/pageCache.ts';
import { Revisions } from '#server/platform/revisions.ts';
import type { DependencyKey } from '#server/platform/revisions.ts';

afterEach(() => vi.restoreAllMocks());

/** Pages that read the catalogue and the stock of one variant; the body of each is the number of those rendered before it. */
function openPages() {
  const revisions = new Revisions();
  const pages = new PageCache(revisions);
  let rendered = 0;
  const reads: DependencyKey[] = ['catalogue', 'stock/var_one'];
  const show = async (options: { during?: () => void; status?: number; isPrivate?: boolean } = {}) => {
    const page = await (pages.get('/') ??
      pages.render('/', async (dependencies) => {
        await Promise.resolve();
        dependencies.add(options.isPrivate ? undefined : reads, null, {});
        options.during?.();
        await Promise.resolve();
        return { status: options.status ?? 200, body: Buffer.from(String(rendered++)), location: null, posted: null };
      }));
    return Number(page.body);
  };
  const change = (...keys: DependencyKey[]) => {
    revisions.change(...keys);
  };
  return { show, change };
}

test('a page is rendered once for all who request it', async () => {
  const { show } = openPages();
  expect(await Promise.all([show(), show()])).toEqual([0, 0]);
  expect(await show()).toBe(0);
});

test('a change of what a page has read ends it, any other does not', async () => {
  const { show, change } = openPages();
  expect(await show()).toBe(0);
  change('sessions', 'content', 'stock/var_two');
  expect(await show()).toBe(0);
  for (const [times, key] of (['stock/var_one', 'catalogue'] as const).entries()) {
    change(key);
    expect(await show()).toBe(times + 1);
  }
});

test('a page during whose rendering something changed is shown to nobody who comes later', async () => {
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

test('neither a failed page nor one with something personal is cached', async () => {
  const { show } = openPages();
  expect(await show({ status: 503 })).toBe(0);
  expect(await show({ isPrivate: true })).toBe(1);
  expect(await show()).toBe(2);
  expect(await show()).toBe(2);
});

test('a page is shown for ten seconds at most, whatever is done to the clock', async () => {
  const started = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(started);
  const { show } = openPages();
  expect(await show()).toBe(0);
  clock.mockReturnValue(started + 9_999);
  expect(await show()).toBe(0);
  clock.mockReturnValue(started + 10_001);
  expect(await show()).toBe(1);
});
