import type { OrderDoc } from '#server/store/documents/orders.ts';

/** Owner of the demo's sample orders. */
export const DEMO_SHOPPER_ID = 'usr_demo_shopper';

/** Owner of the demo's other sales, which keeps the demo shopper's own list short. */
export const DEMO_GUESTS_ID = 'usr_demo_neighbours';

/** Whether the order is a demo sample, for which no token was ever issued. */
export function isSampleOrder({ userId, accessTokenHash }: OrderDoc): boolean {
  return (userId === DEMO_SHOPPER_ID || userId === DEMO_GUESTS_ID) && accessTokenHash === '';
}
