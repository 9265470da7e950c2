import { useState } from 'react';
import { askSellerPath, invoicePath, trackPath } from '#client/config/links.ts';
import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { CancelPackage } from '#client/features/packages/CancelPackage.tsx';
import { PackageCard } from '#client/features/packages/PackageCard.tsx';
import type { Package_LineFragment, Package_SummaryFragment } from '#client/features/packages/Packages.generated.ts';
import { ReturnSection } from '#client/features/packages/ReturnSection.tsx';
import { isReturnable } from '#client/features/packages/returnForm.ts';
import { StatusPill } from '#client/features/packages/PackageEvents.tsx';
import { canPayAgain, isUnpaidForGood, isWaiting, shownStatus } from '#client/features/payment/paymentState.ts';
import type { PaymentPickerProps } from '#client/features/payment/PaymentPicker.tsx';
import { PayPanel } from '#client/features/payment/PayPanel.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { PostedNote } from '#client/ui/feedback/PostedNote.tsx';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Split, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ClaimOrder, OrderAccount } from './OrderAccount.tsx';
import type { OrderPage_OrderFragment } from './OrderPage.generated.ts';
import { OrderSide } from './OrderSide.tsx';
import styles from './Order.module.css';

interface OrderDetailsProps {
  order: OrderPage_OrderFragment;
  isRecord: boolean;
  /** Paid, as far as the buyer goes: the gateway has still to confirm it. */
  isConfirming: boolean;
  /** null for a guest. */
  viewer: { email: string } | null;
  /** A guest's key to it, for what can be done with it. */
  accessToken: string | null;
  /** The ways to pay. */
  methods: PaymentPickerProps['methods'];
}

/** Below the heading of an order: how to pay it, its facts, its packages, and what it costs. */
export function OrderDetails({ order, isRecord, isConfirming, viewer, accessToken, methods }: OrderDetailsProps) {
  const t = useT();
  const isMember = viewer !== null;
  const isClaimable = accessToken !== null && !order.isMine && viewer?.email.trim().toLowerCase() === order.email.trim().toLowerCase();
  const hint = useHint(order, isConfirming);
  return (
    <>
      <Text tone="muted" above={3} measure="62ch" className={only.filled} role="status">
        {hint !== null && t(hint)}
      </Text>
      <PostedNote form="requestReturn" />
      <PostedNote form="cancelPackage" />
      {/* Before all else: a code to scan must be seen as a whole on a phone, too. */}
      <PayPanel order={order} isConfirming={isConfirming} accessToken={accessToken} methods={methods} />
      <Cluster as="header" gap={5} align="end" justify="between" above={3} below={10} className={styles.header}>
        <Stack gap={2} align="start">
          <OrderFacts order={order} />
          {!isRecord && (
            <Text size="body" tone="subtle">
              {t('ord.sent', { email: order.email })}
              {!isMember && <span className={only.screen}> {t('ord.keepLink')}</span>}
            </Text>
          )}
          {!isRecord && isMember && (
            <ButtonLink look="text" to="/orders">
              {t('ord.seeOrders')}
            </ButtonLink>
          )}
        </Stack>
        <OrderActions order={order} isMember={isMember && order.isMine} accessToken={accessToken} isRecord={isRecord} />
      </Cluster>
      <Split side="320px" gap={10}>
        <Stack gap={6}>
          {!isRecord && !isMember && accessToken !== null && !isWaiting(order) && !isUnpaidForGood(order) && (
            <OrderAccount order={order} accessToken={accessToken} />
          )}
          {isClaimable && <ClaimOrder number={order.number} accessToken={accessToken} />}
          {order.packages.map((orderPackage, index) => (
            <PackageCard
              key={orderPackage.id}
              orderPackage={orderPackage}
              position={index + 1}
              count={order.packages.length}
              isSure={!isWaiting(order)}
              lineActionOf={returnOf(order, orderPackage, accessToken)}
              actions={
                <>
                  <ButtonLink look="text" to={askSellerPath(orderPackage.vendor.slug, order.number)}>
                    {t('own.askSeller', { vendor: orderPackage.vendor.name })}
                  </ButtonLink>
                  {orderPackage.canCancel && (
                    <CancelPackage
                      orderPackage={orderPackage}
                      position={index + 1}
                      count={order.packages.length}
                      accessToken={accessToken}
                      isCash={order.payment.method === 'CASH_ON_DELIVERY'}
                    />
                  )}
                </>
              }
            />
          ))}
        </Stack>
        <OrderSide order={order} />
      </Split>
    </>
  );
}

/** The way to send a line back, beside those of which something can be. */
function returnOf(order: OrderPage_OrderFragment, orderPackage: Package_SummaryFragment, accessToken: string | null) {
  if (!isReturnable(orderPackage, new Date())) return undefined;
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  return (line: Package_LineFragment) =>
    orderPackage.returnable.some(({ lineId }) => lineId === line.id) && (
      <ReturnSection orderPackage={orderPackage} line={line} accessToken={accessToken} isCash={isCash} />
    );
}

/** What an order is called, when it was placed, where it is: one line under the heading. */
function OrderFacts({ order }: { order: OrderPage_OrderFragment }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Text as="div" tone="muted" isTabular>
      <Cluster as="ul" gap={4} isTight>
        <Cluster as="li" gap={0} noWrap>
          {t('ord.title', { number: order.number })}
          <CopyText text={order.number} label={t('ord.copyNumber')} />
        </Cluster>
        <li>
          <time dateTime={order.placedAt}>{t('own.placed', { date: formatDate(order.placedAt, locale, 'moment') })}</time>
        </li>
        <li>
          <StatusPill status={shownStatus(order)} />
        </li>
      </Cluster>
    </Text>
  );
}

interface OrderActionsProps extends Pick<OrderDetailsProps, 'order' | 'isRecord' | 'accessToken'> {
  isMember: boolean;
}

/** What can be done with an order as a whole. What was never paid has no invoice; what is still to be paid is neither tracked nor ordered again; a guest prints the page. */
function OrderActions({ order, isRecord, isMember, accessToken }: OrderActionsProps) {
  const t = useT();
  const isDeclined = isUnpaidForGood(order);
  const isUnpaid = isWaiting(order);
  return (
    <Cluster className={only.screen}>
      {!isDeclined && !isUnpaid && (
        <ButtonLinks
          look="outline"
          size="small"
          links={[
            order.status === 'PENDING' && { to: trackPath(order.number), label: t('ord.track') },
            isMember && { to: invoicePath(order.number), label: t('own.invoice') },
          ]}
        />
      )}
      {!isMember && (
        <Button look="outline" size="small" icon="print" needsScript onClick={() => window.print()}>
          {t('ord.print')}
        </Button>
      )}
      {!isUnpaid && <ReorderButton number={order.number} accessToken={accessToken} />}
      {!isRecord && (
        <ButtonLink look="outline" size="small" to="/rizq-marketplace">
          {t('ord.shopOn')}
        </ButtonLink>
      )}
    </Cluster>
  );
}

/** What a payment comes to while the page is open, in a sentence that is read out; null when there is nothing to say. */
function useHint(order: OrderPage_OrderFragment, isConfirming: boolean): PlainMessageKey | null {
  const waits = isWaiting(order);
  const [hasWaited, setHasWaited] = useState(waits);
  if (waits && !hasWaited) setHasWaited(true);
  if (isUnpaidForGood(order)) return 'ord.failedHint';
  if (canPayAgain(order)) return 'ord.retryHint';
  if (isConfirming) return 'ord.confirmHint';
  if (waits) return order.payment.nextAction === null ? 'ord.waitingHint' : 'ord.payHint';
  return hasWaited && order.payment.status === 'PAID' ? 'pay.received' : null;
}
