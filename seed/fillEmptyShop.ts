import type { Store } from '#server/store/store.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import { buildSampleOrders } from './sampleOrders.ts';
import { isEmpty, seedStore } from './seedStore.ts';

/** Opens a shop that has nothing with its own goods and, in a demo, the sample orders: all in one transaction. Any other shop is left alone. */
export async function fillEmptyShop(store: Store, { demo, now = new Date() }: { demo: boolean; now?: Date }): Promise<void> {
  if (!(await isEmpty(store))) return;
  const catalogue = buildCatalogue();
  // Somebody's orders without their goods are nothing to add samples to.
  const isNew = (await store.count('orders')) === 0;
  if (!demo || !isNew) await seedStore(store, catalogue);
  else {
    const { stock, ...samples } = await buildSampleOrders(catalogue, now);
    await seedStore(store, { ...catalogue, stock }, { also: samples });
  }
}
