import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Reader } from '#server/store/store.ts';

/** Owner of the demo's sample orders. */
export const DEMO_SHOPPER_ID = 'usr_demo_shopper';

/** Owner of the demo's other sales: people without an account, so that the demo shopper's own list stays short. */
export const DEMO_NEIGHBOURS_ID = 'usr_demo_neighbours';

/** Whether the order is a demo sample: no token was ever issued for it. */
export function isSampleOrder({ userId, accessTokenHash }: OrderDoc): boolean {
  return (userId === DEMO_SHOPPER_ID || userId === DEMO_NEIGHBOURS_ID) && accessTokenHash === '';
}

/** The sample order with the most events, for examples of the API; null without sample orders. */
export async function findSampleOrder(reader: Reader): Promise<OrderDoc | null> {
  const samples = (await reader.findBy('orders', 'userId', DEMO_SHOPPER_ID)).filter(isSampleOrder);
  const events = ({ packages }: OrderDoc) => packages.reduce((sum, { timeline }) => sum + timeline.length, 0);
  return samples.sort((left, right) => events(right) - events(left))[0] ?? null;
}
