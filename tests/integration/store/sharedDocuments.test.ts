import { expect, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import { CatalogueRepository } from '#server/modules/catalog/catalogue.repository.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

test('the catalogue in memory shares its documents with the store: each is held once, also after it was changed and read from disk', async () => {
  const directory = await temporaryFolder();
  for (let start = 0; start < 2; start += 1) {
    const store = await openLowdbStore({ directory });
    await seedStore(store, aMarket());
    const repository = await CatalogueRepository.open(store);
    const { id } = aMarket().products[0] ?? { id: '' };
    expect(repository.product(id)).toBe(await store.get('products', id));
    await store.transaction(async (tx) => {
      const product = await tx.get('products', id);
      if (product !== null) await tx.put('products', { ...product, featuredRank: start });
    });
    expect(repository.product(id)).toMatchObject({ featuredRank: start });
    expect(repository.product(id)).toBe(await store.get('products', id));
    repository.close();
    await store.close();
  }
});
