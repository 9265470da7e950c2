import { onTestFinished } from 'vitest';
import type { Catalogue } from '#seed/catalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { type PlaceOrderInput, anOrderInput } from '#tests/support/builders/orderInput.ts';
import {
  type OrderResponse,
  type PlaceOrderResponse,
  type QuoteResponse,
  type RetryResponse,
  OPEN_ORDER,
  PLACE_ORDER,
  PRICE_CART,
  RETRY_PAYMENT,
} from './orderOperations.ts';
import { approved } from './payments.ts';
import { createTestApi } from './startApi.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

/** The store engines under test. */
const ENGINES = {
  memory: async (): Promise<Store> => openMemoryStore(),
  lowdb: async (): Promise<Store> => openLowdbStore({ directory: await temporaryFolder() }),
};

export type Engine = keyof typeof ENGINES;

type Locale = 'en' | 'ms';

/** The API over an isolated marketplace for the current test, with the buying operations. */
export async function openMarket(
  engine: Engine = 'memory',
  market: Catalogue = aMarket(),
  options: Pick<
    Parameters<typeof createTestApi>[0] & object,
    'demo' | 'now' | 'wire' | 'deliver' | 'reportError' | 'limitsOrders' | 'returnTargets'
  > = {},
) {
  const store = await ENGINES[engine]();
  await seedStore(store, market);
  const api = await createTestApi({ store, ...options });
  onTestFinished(async () => {
    await api.close();
  });
  return {
    store,
    bank: api.bank,
    mailbox: api.mailbox,
    services: api.services,
    execute: api.execute,
    async placeOrder(change: Partial<PlaceOrderInput> = {}, locale: Locale = 'en', viewer: SignedIn | null = null) {
      const { data, errors } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput(change) }, { locale, viewer });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      const { order } = data.placeOrder;
      return { ...data.placeOrder, order: order && (await approved(api, change.payment, order)) };
    },
    async retryPayment(number: string, payment: PlaceOrderInput['payment'], accessToken: string | null, locale: Locale = 'en') {
      const { data, errors } = await api.execute<RetryResponse>(RETRY_PAYMENT, { number, payment, accessToken }, { locale });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data.retryPayment;
    },
    async quote(input: Pick<PlaceOrderInput, 'lines' | 'shipping' | 'coupon'> & { state?: string }, locale: Locale = 'en') {
      const { data, errors } = await api.execute<{ quote: QuoteResponse }>(PRICE_CART, { input }, { locale });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data.quote;
    },
    async openOrder(number: string, accessToken: string | null, locale: Locale = 'en') {
      const { data, errors } = await api.execute<{ order: OrderResponse | null }>(OPEN_ORDER, { number, accessToken }, { locale });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data.order;
    },
  };
}
