import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { OrderPayment } from '#client/features/payment/OrderPayment.tsx';
import { useT } from '#client/i18n/useT.ts';
import { fulfilmentModeOf } from '#client/features/packages/fulfilmentMode.ts';
import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import type { Order } from './order.ts';
import styles from './Order.module.css';
import { OrderTrouble } from './OrderTrouble.tsx';

/** What an order costs, how it is paid, where it goes, and what to do when something is wrong. */
export function OrderSide({ order }: { order: Order }) {
  const t = useT();
  const { totals, shippingAddress, billingAddress } = order;
  const fulfilmentMode = fulfilmentModeOf(order.packages.map(({ shipping }) => shipping.pickup !== null));
  const isSameAddress = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  return (
    <aside className={styles.side} aria-label={t('own.totalTitle')}>
      <section>
        <h2>{t('own.totalTitle')}</h2>
        <TotalsTable
          subtotalCents={totals.subtotal.minorUnits}
          discountCents={totals.discount.minorUnits}
          coupon={order.coupon}
          taxCents={totals.tax.minorUnits}
          shippingCents={totals.shipping.minorUnits}
          totalCents={totals.total.minorUnits}
          packages={order.packages.length}
        />
        <OrderPayment payment={order.payment} fulfilmentMode={fulfilmentMode} />
      </section>
      <AddressCard address={shippingAddress} title={t(fulfilmentMode === 'pickup' ? 'ord.yourAddress' : 'ord.address')}>
        {isSameAddress && t('own.sameBilling')}
      </AddressCard>
      {!isSameAddress && <AddressCard address={billingAddress} title={t('ord.billing')} />}
      {order.note && (
        <section>
          <h2>{t('ord.note')}</h2>
          <p className={styles.note}>{order.note}</p>
        </section>
      )}
      <OrderTrouble order={order} />
    </aside>
  );
}
