import { onTestFinished } from 'vitest';
import type { Catalogue } from '#seed/catalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { openMemoryStore } from '#server/store/memory/openMemoryStore.ts';
import type { Store } from '#server/store/store.ts';
import { aMarket } from './builders/market.ts';
import type { PlaceOrderInput } from './builders/orderInput.ts';
import { anOrderInput } from './builders/orderInput.ts';
import type { OrderAnswer, PlaceOrderAnswer, QuoteAnswer } from './orderOperations.ts';
import { OPEN_ORDER, PLACE_ORDER, PRICE_CART } from './orderOperations.ts';
import { createTestApi } from './startApi.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The engines that a shop can run on. */
const ENGINES = {
  memory: async (): Promise<Store> => openMemoryStore(),
  lowdb: async (): Promise<Store> => openLowdbStore({ directory: await temporaryFolder() }),
};

export type Engine = keyof typeof ENGINES;

type Locale = 'en' | 'ms';

/** The API over a market of its own for the running test, with the operations of buying at hand. */
export async function openMarket(
  engine: Engine = 'memory',
  market: Catalogue = aMarket(),
  options: { demo?: boolean; now?: () => Date } = {},
) {
  const store = await ENGINES[engine]();
  await seedStore(store, market);
  const api = await createTestApi({ store, ...options });
  onTestFinished(async () => {
    api.services.close();
    await store.close();
  });
  return {
    store,
    services: api.services,
    execute: api.execute,
    async placeOrder(change: Partial<PlaceOrderInput> = {}, locale: Locale = 'en') {
      const { data, errors } = await api.execute<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderInput(change) }, { locale });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data.placeOrder;
    },
    async quote(input: Pick<PlaceOrderInput, 'lines' | 'shipping' | 'coupon'> & { state?: string }, locale: Locale = 'en') {
      const { data, errors } = await api.execute<{ quote: QuoteAnswer }>(PRICE_CART, { input }, { locale });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data.quote;
    },
    async openOrder(number: string, accessToken: string | null, locale: Locale = 'en') {
      const { data, errors } = await api.execute<{ order: OrderAnswer | null }>(OPEN_ORDER, { number, accessToken }, { locale });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data.order;
    },
  };
}
