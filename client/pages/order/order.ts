import type { OrderPage_OrderFragment } from './OrderPage.generated.ts';

export type Order = OrderPage_OrderFragment;
