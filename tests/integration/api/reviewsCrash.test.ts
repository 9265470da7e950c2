import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { startChildScript } from '#tests/support/processes/childScript.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const ROUNDS = 3;

test('acknowledged reviews survive killing the server, and the counts of each product match its reviews', async () => {
  const directory = await temporaryFolder();
  const seeding = await openLowdbStore({ directory });
  await seedStore(seeding, aMarket({ stock: aMarket().stock.map((stock) => ({ ...stock, onHand: 100_000 })) }));
  await seeding.close();
  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const reviewers = await startChildScript('reviewers.ts', directory, `round${round}`);
    await reviewers.printed(/^reviewed/, 1 + Math.floor(Math.random() * 40));
    await reviewers.kill();
    for (const line of reviewers.lines) acknowledged.add(line.split(' ')[1] ?? '');
    const store = await openLowdbStore({ directory });
    const reviews = (await store.query('reviews')).items;
    const stored = new Set(reviews.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    const expected = new Map<string, number[]>();
    for (const { productId, stars } of reviews) {
      const counts = expected.get(productId) ?? [0, 0, 0, 0, 0];
      counts[stars - 1] = (counts[stars - 1] ?? 0) + 1;
      expected.set(productId, counts);
    }
    expect(new Map((await store.query('ratings')).items.map(({ id, stars }) => [id, stars]))).toEqual(expected);
    await store.close();
  }
});
