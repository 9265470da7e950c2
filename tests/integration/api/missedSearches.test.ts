import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewSession } from '#server/modules/accounts/index.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { seedStore } from '#seed/seedStore.ts';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

const FIND =
  'query ($query: String, $filter: ProductFilter, $page: Int) { products(query: $query, filter: $filter, page: $page) { totalCount } }';
const MISSED = 'query ($first: Int) { viewer { vendor { missedSearches(first: $first) { words count lastDay } } } }';

interface Missed {
  words: string;
  count: number;
  lastDay: string;
}

let store: Store;
let now: Date;
let api: TestApi;
let seller: NewSession;

async function open(): Promise<void> {
  api = await createTestApi({ store, now: () => now });
  const cookie = { set: (session: NewSession) => void (seller = session), clear: () => undefined };
  await api.execute<{ login: AuthResponse }>(LOGIN, VENDOR, { cookie });
}

beforeEach(async () => {
  store = openMemoryStore();
  now = new Date('2026-03-01T10:00:00Z');
  await seedStore(store, sampleCatalogue());
  await open();
});
afterEach(() => api.close());

const search = async (query: string, times = 1, rest: object = {}) => {
  for (let time = 0; time < times; time += 1) await api.execute(FIND, { query, ...rest });
};

async function missed(first?: number): Promise<Missed[]> {
  const viewer = await api.services.sessions.find(seller.token);
  const { data } = await api.execute<{ viewer: { vendor: { missedSearches: Missed[] } } }>(MISSED, { first }, { viewer });
  return data.viewer.vendor.missedSearches;
}

test('search terms without results are counted in folded form and listed for vendors after three searches', async () => {
  await search('Xylofon  MERAH', 2);
  expect(await missed()).toEqual([]);
  await search('xylofon merah');
  await search('zirafah qwx', 4);
  expect(await missed()).toEqual([
    { words: 'zirafah qwx', count: 4, lastDay: '2026-02-28T16:00:00.000Z' },
    { words: 'xylofon merah', count: 3, lastDay: '2026-02-28T16:00:00.000Z' },
  ]);
  expect(await missed(1)).toHaveLength(1);
});

test('a search is missed if its terms alone match nothing, not if only its filters exclude everything or a typo is corrected', async () => {
  await search('kopi', 3, { filter: { category: ['no-such'] } });
  await search('smbal', 3);
  await search('xylofon', 3, { page: 2 });
  await search('', 3, { filter: { category: ['no-such'] } });
  expect((await missed()).map(({ words }) => words)).toEqual(['xylofon']);
});

test('searches do not write to the store; counts are flushed in one transaction and continue after a restart', async () => {
  let commits = 0;
  await followCommits(store, (changes) => (commits += changes.some(({ collection }) => collection === 'missedSearches') ? 1 : 0));
  await search('xylofon', 3);
  await search('zirafah qwx', 3);
  expect(commits).toBe(0);
  await api.services.missedSearches.flush();
  expect(commits).toBe(1);
  api.services.close();
  await open();
  await search('xylofon', 2);
  await Promise.all([api.services.missedSearches.flush(), api.services.missedSearches.flush()]);
  expect((await missed()).map(({ words, count }) => [words, count])).toEqual([
    ['xylofon', 5],
    ['zirafah qwx', 3],
  ]);
});

test('a missed search is deleted after ninety days, and at most a thousand are stored', async () => {
  await search('xylofon', 5);
  await api.services.missedSearches.flush();
  now = new Date('2026-05-31T10:00:00Z');
  api.services.close();
  await open();
  expect(await missed()).toEqual([]);
  await search('zirafah qwx', 3);
  for (let batch = 0; batch < 3; batch += 1) {
    for (let at = 0; at < 400; at += 1) api.services.missedSearches.note(`wish ${characters(batch * 400 + at)}`);
    await api.services.missedSearches.flush();
  }
  expect(await store.get('missedSearches', 'xylofon')).toBeNull();
  expect(await store.count('missedSearches')).toBe(1000);
  expect((await missed()).map(({ words }) => words)).toEqual(['zirafah qwx']);
});

/** Spells a number's digits as letters. */
function characters(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'qwertyuiop'.charAt(Number(digit)));
}
