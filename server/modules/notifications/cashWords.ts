import { formatMoney } from '#schema/rules/money.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { packagesOf } from '#server/modules/orders/orderViews.ts';
import { isFetched } from '#server/modules/cart/shipping.ts';

/** Rows of cash payments of an order: per package, to the courier or at the shop where it is picked up. */
export function cashRows(order: OrderDoc, vendor: (id: string) => VendorDoc | null): { label: LocalisedText; value: string }[] {
  const isOne = order.packages.length === 1;
  return packagesOf(order)
    .filter(({ toCollectCents }) => toCollectCents > 0)
    .map((orderPackage) => {
      const { number, vendorId, toCollectCents } = orderPackage;
      const shop = vendor(vendorId)?.name ?? '';
      const where = isFetched(orderPackage)
        ? { en: `You pay at ${shop}`, ms: `Anda membayar di ${shop}` }
        : { en: 'You pay at the door', ms: 'Anda membayar semasa penghantaran' };
      const which = { en: isOne ? '' : `, package ${number}`, ms: isOne ? '' : `, bungkusan ${number}` };
      return { label: { en: where.en + which.en, ms: where.ms + which.ms }, value: formatMoney(toCollectCents) };
    });
}
