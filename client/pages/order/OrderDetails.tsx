import { useState } from 'react';
import { conversationPath, invoicePath, reviewPath, trackPath, type AppPath } from '#client/config/links.ts';
import { ConfirmationNotice } from '#client/features/account/ConfirmationNotice.tsx';
import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { AnswersNeeded } from '#client/features/packages/AnswersNeeded.tsx';
import { CancelOrder } from '#client/features/packages/CancelOrder.tsx';
import { RequestCancellation } from '#client/features/packages/CancellationRequest.tsx';
import { CancelPackage } from '#client/features/packages/CancelPackage.tsx';
import { openAnswers } from '#client/features/packages/openAnswers.ts';
import { PackageCard } from '#client/features/packages/PackageCard.tsx';
import type { Package_LineFragment } from '#client/features/packages/Packages.generated.ts';
import { ReplacementAnswer } from '#client/features/packages/ReplacementAnswer.tsx';
import { ReturnSection } from '#client/features/packages/ReturnSection.tsx';
import { WithdrawReturn } from '#client/features/packages/WithdrawReturn.tsx';
import { StatusPills } from '#client/features/packages/PackageEvents.tsx';
import { canPayAgain, isPaymentExpired, isUnconfirmed, isWaiting, shownStatuses } from '#client/features/payment/paymentState.ts';
import type { PaymentPickerProps } from '#client/features/payment/PaymentPicker.tsx';
import { PayPanel } from '#client/features/payment/PayPanel.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { DoneNote } from '#client/ui/feedback/SavedNote.tsx';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Split, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ClaimOrder, OrderAccount } from './OrderAccount.tsx';
import type { OrderPage_OrderFragment } from './OrderPage.generated.ts';
import { OrderSide } from './OrderSide.tsx';
import { canBeFree } from '#schema/rules/shipping.ts';
import styles from './Order.module.css';

interface OrderDetailsProps {
  order: OrderPage_OrderFragment;
  isRecord: boolean;
  /** Whether the buyer has submitted the payment and the gateway has not confirmed it yet. */
  isConfirming: boolean;
  /** null for a guest. */
  viewer: { email: string; isEmailConfirmed: boolean } | null;
  /** Access token for a guest's order, which its actions send. */
  accessToken: string | null;
  methods: PaymentPickerProps['methods'];
}

/** Content of the order page: payment, key facts, packages and costs. */
export function OrderDetails({ order, isRecord, isConfirming, viewer, accessToken, methods }: OrderDetailsProps) {
  const t = useT();
  const isMember = viewer !== null;
  const isClaimable = accessToken !== null && !order.isMine && viewer?.email.toLowerCase() === order.email.toLowerCase();
  const hint = useHint(order, isConfirming);
  const waits = isUnconfirmed(order);
  return (
    <>
      <Text tone="muted" above={3} measure="62ch" className={only.filled} role="status">
        {hint}
      </Text>
      <DoneNote intent="requestReturn">{t('ret.sent')}</DoneNote>
      <DoneNote intent="withdrawReturn">{t('ret.withdrawn')}</DoneNote>
      <DoneNote intent="cancelPackage">{t('own.cancelled')}</DoneNote>
      <DoneNote intent="requestCancellation">{t('own.cancelRequested')}</DoneNote>
      <DoneNote intent="acceptReplacement">{t('sub.accepted')}</DoneNote>
      <DoneNote intent="refuseReplacement">{t('sub.refused')}</DoneNote>
      <DoneNote intent="cancelOrder">{t('own.orderCancelled')}</DoneNote>
      <AnswersNeeded packages={order.packages} accessToken={accessToken} isCash={order.payment.method === 'CASH_ON_DELIVERY'} />
      {/* Comes first, so that a payment code is visible in a phone's viewport. */}
      <PayPanel order={order} isConfirming={isConfirming} accessToken={accessToken} methods={methods} />
      <Cluster as="header" gap={5} align="end" justify="between" above={3} below={10} className={styles.header}>
        <Stack gap={2} align="start">
          <OrderFacts order={order} />
          {!isRecord && (
            <Text size="body" tone="subtle">
              <span>{t('ord.sent', { email: order.email })}</span>
              {!isMember && <span className={only.screen}> {t('ord.keepLink')}</span>}
            </Text>
          )}
          {!isRecord && isMember && (
            <ButtonLink variant="text" to="/orders">
              {t('ord.seeOrders')}
            </ButtonLink>
          )}
        </Stack>
        <OrderActions order={order} isMember={isMember && order.isMine} accessToken={accessToken} isRecord={isRecord} />
      </Cluster>
      <Split side="320px" gap={10}>
        <Stack gap={6}>
          {viewer !== null && !(isRecord && !waits) && !viewer.isEmailConfirmed && (
            <ConfirmationNotice subject="ACCOUNT" email={viewer.email} />
          )}
          {viewer === null && accessToken !== null && !order.isEmailConfirmed && (
            <ConfirmationNotice subject="ORDER" email={order.email} order={{ number: order.number, accessToken }} />
          )}
          {!isRecord && !isMember && accessToken !== null && !isWaiting(order) && !isPaymentExpired(order) && (
            <OrderAccount order={order} accessToken={accessToken} />
          )}
          {isClaimable && <ClaimOrder number={order.number} accessToken={accessToken} />}
          {order.packages.map((orderPackage, index) => (
            <PackageCard
              key={orderPackage.id}
              orderPackage={orderPackage}
              position={index + 1}
              count={order.packages.length}
              isSure={!isWaiting(order) && !waits}
              waitsFor={waits ? 'own.waitsForEmail' : undefined}
              isCash={order.payment.method === 'CASH_ON_DELIVERY'}
              lineActionOf={actionsOf(order, orderPackage, accessToken, isRecord)}
              returnAction={<WithdrawReturn orderPackage={orderPackage} accessToken={accessToken} />}
              actions={
                <>
                  <MessageVendor order={order} orderPackage={orderPackage} isMember={isMember && order.isMine} />
                  <CancelPackage
                    orderPackage={orderPackage}
                    position={index + 1}
                    count={order.packages.length}
                    accessToken={accessToken}
                    isCash={order.payment.method === 'CASH_ON_DELIVERY'}
                  />
                  <RequestCancellation
                    orderPackage={orderPackage}
                    position={index + 1}
                    count={order.packages.length}
                    accessToken={accessToken}
                    isCash={order.payment.method === 'CASH_ON_DELIVERY'}
                  />
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

interface MessageVendorProps {
  order: OrderPage_OrderFragment;
  orderPackage: OrderPage_OrderFragment['packages'][number];
  isMember: boolean;
}

/** Link to the conversation about a package, or to the form that starts it. */
function MessageVendor({
  order: { number, conversations },
  orderPackage: { number: packageNumber, vendor },
  isMember,
}: MessageVendorProps) {
  const t = useT();
  const place = isMember ? ({ from: 'account' } as const) : ({ from: 'order', number } as const);
  const found = conversations.find((conversation) => conversation.packageNumber === packageNumber);
  return (
    <ButtonLink variant="text" icon="mail" to={conversationPath(place, found?.id, found ? {} : { package: packageNumber })}>
      {found
        ? t('conversations.open', { vendor: vendor.name, n: found.unreadCount })
        : t('conversations.messageShop', { vendor: vendor.name })}
    </ButtonLink>
  );
}

/** Returns a function that renders a line's link to its review, and its return form. */
function actionsOf(
  order: OrderPage_OrderFragment,
  orderPackage: OrderPage_OrderFragment['packages'][number],
  accessToken: string | null,
  isRecord: boolean,
) {
  const isCash = order.payment.method === 'CASH_ON_DELIVERY';
  const hasTerms =
    order.coupon !== null || order.packages.some(({ shipping, totals }) => canBeFree(shipping.code) && totals.shipping.minorUnits === 0);
  return (line: Package_LineFragment) => (
    <Cluster gap={5} isTight className={only.screen}>
      {!openAnswers(orderPackage).some(({ id }) => id === line.id) && (
        <ReplacementAnswer orderPackage={orderPackage} line={line} accessToken={accessToken} isCash={isCash} />
      )}
      <ReviewLink line={line} orderPackage={orderPackage} to={reviewPath(order.number, line.id, isRecord)} />
      <ReturnSection
        orderPackage={orderPackage}
        line={line}
        accessToken={accessToken}
        isCash={isCash}
        orderNumber={order.number}
        hasTerms={hasTerms}
      />
    </Cluster>
  );
}

interface ReviewLinkProps {
  line: Package_LineFragment;
  orderPackage: OrderPage_OrderFragment['packages'][number];
  to: AppPath;
}

/** Link to the line's review, or to the form for a new one if the line can be reviewed. */
function ReviewLink({ line, orderPackage: { lines, reviewableLines }, to }: ReviewLinkProps) {
  const t = useT();
  const hasReview = lines.some(({ id, review }) => id === line.id && review !== null);
  if (!hasReview && !reviewableLines.some(({ id }) => id === line.id)) return null;
  return (
    <ButtonLink variant="text" icon="star" to={to} aria-label={t(hasReview ? 'own.yourReviewOf' : 'own.reviewThis', { name: line.title })}>
      {t(hasReview ? 'own.yourReview' : 'own.review')}
    </ButtonLink>
  );
}

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
          <StatusPills statuses={shownStatuses(order)} />
        </li>
      </Cluster>
    </Text>
  );
}

interface OrderActionsProps extends Pick<OrderDetailsProps, 'order' | 'isRecord' | 'accessToken'> {
  isMember: boolean;
}

/** Actions for an order. While it is unpaid or declined, there is no tracking and no invoice. Guests print the page instead. */
function OrderActions({ order, isRecord, isMember, accessToken }: OrderActionsProps) {
  const t = useT();
  const isDeclined = isPaymentExpired(order);
  const isUnpaid = isWaiting(order);
  return (
    <Cluster className={only.screen}>
      {!isDeclined && !isUnpaid && (
        <ButtonLinks
          variant="outline"
          size="small"
          links={[
            order.status === 'PENDING' && { to: trackPath(order.number), label: t('ord.track') },
            isMember && { to: invoicePath(order.number), label: t('own.invoice') },
          ]}
        />
      )}
      {!isMember && (
        <Button variant="outline" size="small" icon="print" needsScript onClick={() => window.print()}>
          {t('ord.print')}
        </Button>
      )}
      <CancelOrder order={order} accessToken={accessToken} />
      {!isUnpaid && <ReorderButton number={order.number} accessToken={accessToken} />}
      {!isRecord && (
        <ButtonLink variant="outline" size="small" to="/rizq-marketplace">
          {t('ord.shopOn')}
        </ButtonLink>
      )}
    </Cluster>
  );
}

/** Says what the order is waiting for, or that its payment has arrived; otherwise null. */
function useHint(order: OrderPage_OrderFragment, isConfirming: boolean): string | null {
  const t = useT();
  const locale = useLocale();
  const hint = usePaymentHint(order, isConfirming);
  if (order.confirmBy !== null && isUnconfirmed(order))
    return t('ord.confirmEmailBy', { time: formatDate(order.confirmBy, locale, 'moment') });
  return hint === null ? null : t(hint);
}

function usePaymentHint(order: OrderPage_OrderFragment, isConfirming: boolean): PlainMessageKey | null {
  const waits = isWaiting(order);
  const [hasWaited, setHasWaited] = useState(waits);
  if (waits && !hasWaited) setHasWaited(true);
  if (isPaymentExpired(order)) return 'ord.failedHint';
  if (canPayAgain(order)) return 'ord.retryHint';
  if (isConfirming) return 'ord.confirmHint';
  if (waits) return order.payment.nextAction === null ? 'ord.waitingHint' : 'ord.payHint';
  return hasWaited && order.payment.status === 'PAID' ? 'pay.received' : null;
}
