import { expect, onTestFinished, test } from 'vitest';
import { createServices } from '#server/services.ts';
import type { Mail, MailCarrier, MailKey } from '#server/platform/mail/mail.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { anAlert } from '#tests/support/builders/alerts.ts';
import { ALL_RUNS } from '#tests/support/setup/testRuns.ts';
import { aMarket } from '#tests/support/builders/market.ts';

const WATCHERS = ALL_RUNS ? 10_000 : 1_000;
/** Time in which all watchers are notified; 10,000 of them take 54 s on a shared core. */
const ALL_NOTIFIED_MS = 120_000;
/** The longest wait of an order meanwhile. */
const ORDER_MS = 1_000;

/** Collects the keys of sent emails, which mail clients use to show repeated ones once, with their recipients. */
class Recipients implements MailCarrier {
  readonly byKey = new Map<string, string>();
  onSent: (count: number) => void = () => undefined;

  send(mail: Mail, key?: MailKey): Promise<void> {
    this.byKey.set(key?.id ?? '', mail.to);
    this.onSent(this.byKey.size);
    return Promise.resolve();
  }

  close(): void {
    // There is nothing to close.
  }
}

async function withWatchers(): Promise<Store> {
  const store = openMemoryStore();
  await seedStore(store, aMarket());
  await store.transaction(async (transaction) => {
    for (let n = 0; n < WATCHERS; n += 1) {
      const watcher = { id: `alt_${n}`, inbox: `inbox-${n}`, email: `watcher${n}@example.com` };
      await transaction.put('alerts', anAlert(watcher));
    }
  });
  return store;
}

test(
  `${WATCHERS} watchers of one variant are notified once each, also across a kill, while writes go on`,
  { timeout: 2 * ALL_NOTIFIED_MS },
  async () => {
    const store = await withWatchers();
    const carrier = new Recipients();
    const open = async (aheadMs: number) => {
      const now = () => new Date(Date.now() + aheadMs);
      const services = await createServices(store, {
        demo: false,
        mailCarrier: carrier,
        now,
        secret: 'storm',
        reportError: () => undefined,
      });
      onTestFinished(() => services.close());
      await services.start();
      return services;
    };
    const startedAt = performance.now();
    const first = await open(0);
    await store.transaction((transaction) => transaction.put('stock', { id: 'var_soldout', onHand: 5 }));
    // Killed after a third of the emails: running jobs are aborted, and their results are not stored.
    await new Promise<void>((resolve) => (carrier.onSent = (count) => count >= WATCHERS / 3 && resolve()));
    first.close();
    // The leases of the killed process have expired.
    const second = await open(61_000);
    let longestMs = 0;
    let isOver = false;
    const writes = (async () => {
      while (!isOver) {
        const at = performance.now();
        await store.transaction(async (transaction) => {
          const rice = await transaction.get('stock', 'var_rice');
          await transaction.put('stock', { id: 'var_rice', onHand: (rice?.onHand ?? 0) + 1 });
        });
        longestMs = Math.max(longestMs, performance.now() - at);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    while (carrier.byKey.size < WATCHERS) await second.settled();
    await second.settled();
    isOver = true;
    await writes;
    const tookMs = performance.now() - startedAt;
    const recipients = [...carrier.byKey.values()];
    expect(recipients).toHaveLength(WATCHERS);
    expect(new Set(recipients).size).toBe(WATCHERS);
    expect(await store.count('alerts')).toBe(0);
    expect(tookMs).toBeLessThan(ALL_NOTIFIED_MS);
    expect(longestMs).toBeLessThan(ORDER_MS);
  },
);
