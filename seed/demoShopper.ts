import type { OrderDoc } from '#server/store/documents.ts';

/** Whom the sample orders belong to: the demo's shopper. */
export const DEMO_SHOPPER_ID = 'usr_demo_shopper';

/** Whether an order came with the demo: nobody was ever given a token for it. */
export function isSampleOrder({ userId, accessTokenHash }: OrderDoc): boolean {
  return userId === DEMO_SHOPPER_ID && accessTokenHash === '';
}
