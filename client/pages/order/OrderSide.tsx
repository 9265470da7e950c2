import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { OrderPayment } from '#client/features/payment/OrderPayment.tsx';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { fulfilmentModeOf } from '#client/features/packages/fulfilmentMode.ts';
import { orderSums } from '#client/features/packages/invoiceSums.ts';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import prices from '#client/ui/primitives/Price.module.css';
import { formatMoney } from '#schema/rules/money.ts';
import { TotalsTable } from '#client/ui/primitives/TotalsTable.tsx';
import type { Package_SummaryFragment } from '#client/features/packages/Packages.generated.ts';
import type { OrderPage_OrderFragment } from './OrderPage.generated.ts';
import { only, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './Order.module.css';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { contactAboutOrder } from '#client/config/links.ts';
import { IS_ON_ITS_WAY, isLate, withPickup } from '#client/features/packages/packageMessages.ts';
import { isPaymentExpired } from '#client/features/payment/paymentState.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Part } from '#client/ui/primitives/SectionHeading.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Sidebar: costs, payment, addresses and help. */
export function OrderSide({ order }: { order: OrderPage_OrderFragment }) {
  const t = useT();
  const { shippingAddress, billingAddress } = order;
  const fulfilmentMode = fulfilmentModeOf(order.packages.map(({ shipping }) => shipping.pickup !== null));
  const isSameAddress = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  return (
    <Stack as="aside" gap={6} className={styles.side} aria-label={t('own.totalTitle')}>
      <Part title={t('own.totalTitle')}>
        <OrderTotals order={order} />
        <OrderPayment payment={order.payment} fulfilmentMode={fulfilmentMode} />
      </Part>
      <AddressCard address={shippingAddress} title={t(fulfilmentMode === 'pickup' ? 'ord.yourAddress' : 'ord.address')}>
        {isSameAddress && t('own.sameBilling')}
      </AddressCard>
      {!isSameAddress && <AddressCard address={billingAddress} title={t('ord.billing')} />}
      {order.note && (
        <Part title={t('ord.note')}>
          <Text tone="muted" isTyped>
            {order.note}
          </Text>
        </Part>
      )}
      <OrderHelp order={order} />
    </Stack>
  );
}

function isRequested({ replacement }: Package['lines'][number]): boolean {
  return replacement?.state === 'REQUESTED';
}

/** What the order costs or, once something was not sent or is back, what it cost when it was placed and costs in the end. */
function OrderTotals({ order }: { order: OrderPage_OrderFragment }) {
  const t = useT();
  const { totals, payment, packages } = order;
  const sums = orderSums(order, t);
  if (sums !== null) {
    const isOpen = packages.some((each) => each.canAnswerReplacement && each.lines.some(isRequested));
    const end = t(isOpen ? 'own.payIfAccepted' : payment.status === 'PENDING' ? 'own.payInEnd' : 'own.paidInEnd');
    return (
      <DefinitionList
        entries={[
          ...sums.rows.map(([term, cents]) => ({ key: term, term, value: formatMoney(cents) })),
          { term: end, value: <Price money={formatMoney(sums.endCents)} size="large" /> },
        ]}
        className={prices.totals}
      />
    );
  }
  return (
    <TotalsTable
      subtotalCents={totals.subtotal.minorUnits}
      discountCents={totals.discount.minorUnits}
      coupon={order.coupon}
      taxCents={totals.tax.minorUnits}
      shippingCents={totals.shipping.minorUnits}
      totalCents={totals.total.minorUnits}
      packages={order.packages.length}
    />
  );
}

/** Help: how and until when to cancel or return, and contact links. */
function OrderHelp({ order }: { order: OrderPage_OrderFragment }) {
  const t = useT();
  const locale = useLocale();
  const now = new Date();
  const { packages } = order;
  const n = packages.length;
  const canReturn = (orderPackage: Package): orderPackage is Package & { canReturnUntil: string } =>
    orderPackage.canReturnUntil !== null && Date.parse(orderPackage.canReturnUntil) >= now.getTime();
  const canCancelAll = n > 1 && packages.every(({ canCancel }) => canCancel);
  const ofPackages = packages.flatMap((orderPackage, index) => {
    const position = index + 1;
    if (orderPackage.canCancel) return [t('own.canCancel', { n, position })];
    if (!canReturn(orderPackage) || !hasReturnable(orderPackage)) return [];
    return [t('own.canReturn', { n, position, date: formatDate(orderPackage.canReturnUntil, locale) })];
  });
  const sentences = canCancelAll ? [t('own.canCancelAll')] : ofPackages;
  const isAllFetched = packages.every(({ shipping }) => shipping.pickup !== null);
  const isDeclined = isPaymentExpired(order);
  if (isDeclined) sentences.push(t('own.failedWrong'));
  if (packages.some((orderPackage) => IS_ON_ITS_WAY.has(orderPackage.status) && hasReturnable(orderPackage)))
    sentences.push(t(isAllFetched ? 'own.returnLaterShop' : 'own.returnLater', { days: RETURN_DAYS }));
  if (packages.some((orderPackage) => hasFresh(orderPackage) && (IS_ON_ITS_WAY.has(orderPackage.status) || canReturn(orderPackage))))
    sentences.push(t('own.freshStays'));
  const hasLate = packages.some((orderPackage) => isLate(withPickup(orderPackage), now));
  return (
    <Part title={t('own.wrongTitle')} gap={2} className={only.screen}>
      {sentences.length > 0 && (
        <Text size="body" tone="muted">
          {sentences.join(' ')}
        </Text>
      )}
      <ul>
        <li>
          <ButtonLink variant="text" to={contactAboutOrder(order.number)}>
            {t(hasLate ? 'own.reportLate' : 'own.report')}
          </ButtonLink>
        </li>
        {!isDeclined && (
          <li>
            <ButtonLink variant="text" to="/privacy-policy#returns">
              {t('own.returnHow')}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Part>
  );
}

type Package = Package_SummaryFragment;

/** Whether a package contains any returnable products. A deleted product counts as returnable. */
function hasReturnable({ lines }: Package): boolean {
  return lines.some(({ product }) => product?.returnable !== false);
}

function hasFresh({ lines }: Package): boolean {
  return lines.some(({ product }) => product?.returnable === false);
}
