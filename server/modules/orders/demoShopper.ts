import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Reader } from '#server/store/store.ts';

/** Whom the sample orders of a demo belong to. */
export const DEMO_SHOPPER_ID = 'usr_demo_shopper';

/** Whom the rest of the demo's sales belong to: people without an account, so that the shopper's own list stays short. */
export const DEMO_NEIGHBOURS_ID = 'usr_demo_neighbours';

/** Whether an order came with the demo: nobody was ever given a token for it. */
export function isSampleOrder({ userId, accessTokenHash }: OrderDoc): boolean {
  return (userId === DEMO_SHOPPER_ID || userId === DEMO_NEIGHBOURS_ID) && accessTokenHash === '';
}

/** A sample order with much to see, for examples of the API: the one with the most events. Null where there are none. */
export async function findSampleOrder(reader: Reader): Promise<OrderDoc | null> {
  const samples = (await reader.findBy('orders', 'userId', DEMO_SHOPPER_ID)).filter(isSampleOrder);
  const events = ({ packages }: OrderDoc) => packages.reduce((sum, { timeline }) => sum + timeline.length, 0);
  return samples.sort((left, right) => events(right) - events(left))[0] ?? null;
}
