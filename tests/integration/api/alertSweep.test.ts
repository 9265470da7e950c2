import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { ListingService } from '#server/modules/catalog/index.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { anAlert } from '#tests/support/builders/alerts.ts';
import { aMarket } from '#tests/support/builders/market.ts';

const ALERTS = 10_000;
const SEARCHES = 40;
/** The most alerts that are read together. */
const PAGE = 50;
const SINCE = '2030-01-01T00:00:00.000Z';

test(`a sweep of ${ALERTS} alerts reads them in pages outside of transactions, and finds the one whose change was missed`, async () => {
  const inner = openMemoryStore();
  await seedStore(inner, aMarket());
  await inner.transaction(async (transaction) => {
    for (let n = 0; n < ALERTS; n += 1) {
      const search = { query: `rice ${n % SEARCHES}`, filter: '{}', path: '/rizq-marketplace?q=rice' };
      const target = { kind: 'SAVED_SEARCH', target: 'searches', productId: null, variantId: null, vendorId: null, search } as const;
      const id = `alt_${String(n).padStart(5, '0')}`;
      await transaction.put('alerts', anAlert({ ...target, id, inbox: `inbox-${n}`, since: SINCE }));
    }
  });
  const inTransaction = new AsyncLocalStorage<boolean>();
  const isInside = () => inTransaction.getStore() === true;
  const reads: { count: number; isInside: boolean }[] = [];
  const store = new Proxy(inner, {
    get(target, name) {
      if (name === 'transaction') {
        return (...given: Parameters<Store['transaction']>) => inTransaction.run(true, () => target.transaction(...given));
      }
      if (name !== 'query') return Reflect.get(target, name) as unknown;
      return async (...given: Parameters<Store['query']>) => {
        const page = await target.query(...given);
        if (given[0] === 'alerts') reads.push({ count: page.items.length, isInside: isInside() });
        return page;
      };
    },
  });
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const api = await createTestApi({ store, now: () => clock.now, isMeasured: true });
  onTestFinished(() => api.close());
  await api.services.settled();
  const missed = anAlert({ id: `alt_${ALERTS}`, kind: 'PRICE_DROP', target: 'product/prd_rice', productId: 'prd_rice', variantId: null });
  await inner.transaction((transaction) => transaction.put('alerts', { ...missed, toldCents: 1_000_000 }));
  await api.services.settled();
  reads.length = 0;
  const searches: boolean[] = [];
  const list = vi.spyOn(api.services.listings, 'list');
  list.mockImplementation((...given) => {
    searches.push(isInside());
    return ListingService.prototype.list.apply(api.services.listings, given);
  });
  clock.now = new Date(clock.now.getTime() + 61 * 60_000);
  await api.services.jobs.runDue();
  await api.services.settled();
  expect(api.mailbox.mails.map(({ to }) => to)).toEqual([missed.email]);
  expect(reads.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(1.1 * ALERTS);
  expect(reads.length).toBeGreaterThan(ALERTS / PAGE);
  expect(Math.max(...reads.map(({ count }) => count))).toBe(PAGE);
  expect(searches).toHaveLength((ALERTS / PAGE) * SEARCHES);
  expect(searches).not.toContain(true);
});
