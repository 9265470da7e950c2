import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { FulfilmentMode } from '#client/features/packages/fulfilmentMode.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { CASH_MESSAGES } from '#client/features/packages/cashMessages.ts';
import type { OrderPayment_PaymentFragment } from './Payment.generated.ts';

const PAID_BY: Record<PaymentMethod, 'pay.paidOnline' | 'pay.paidQr' | 'pay.paidWallet' | 'pay.paidCard' | 'pay.paidCash'> = {
  FPX: 'pay.paidOnline',
  DUITNOW_QR: 'pay.paidQr',
  EWALLET: 'pay.paidWallet',
  CARD: 'pay.paidCard',
  CASH_ON_DELIVERY: 'pay.paidCash',
};

interface OrderPaymentProps {
  payment: OrderPayment_PaymentFragment;
  /** Determines whether cash is paid on delivery, at pick-up, or both. */
  fulfilmentMode: FulfilmentMode;
}

/** Describes an order's payment in sentences: method, status and refunds. */
export function OrderPayment({ payment, fulfilmentMode }: OrderPaymentProps) {
  const t = useT();
  const refundedCents = payment.refunded.minorUnits;
  const cashCents = payment.method === 'CASH_ON_DELIVERY' ? payment.amount.minorUnits - payment.toCollect.minorUnits : 0;
  const dueCents = payment.due.minorUnits;
  return (
    <Stack gap={2}>
      <Text weight="strong">{sentence(payment, CASH_MESSAGES[fulfilmentMode].toPay, t)}</Text>
      {payment.status === 'PENDING' && cashCents > 0 && <p>{t('pay.paidCash', { amount: formatMoney(cashCents) })}</p>}
      {payment.status !== 'REFUNDED' && refundedCents > 0 && <p>{t('pay.givenBack', { amount: formatMoney(refundedCents) })}</p>}
      {dueCents > 0 && <p>{t('pay.due', { amount: formatMoney(dueCents) })}</p>}
      {payment.demo && (
        <Text as={Cluster} size="compact" tone="muted">
          <Badge tone="quiet">{t('pay.demo')}</Badge> {t('pay.demoNothing')}
        </Text>
      )}
    </Stack>
  );
}

const FAILED = {
  DECLINED: 'pay.didNotGo',
  EXPIRED: 'pay.notPaid',
  CANCELLED: 'pay.cancelled',
} as const satisfies Record<NonNullable<OrderPayment_PaymentFragment['failure']>, string>;

function sentence(payment: OrderPayment_PaymentFragment, cashToPay: (typeof CASH_MESSAGES)[FulfilmentMode]['toPay'], t: Translate): string {
  const { method, status, failure, amount, toCollect, refunded } = payment;
  const words = { amount: formatMoney(amount.minorUnits) };
  if (status === 'FAILED') return t(FAILED[failure ?? 'DECLINED']);
  if (status === 'REFUNDED') return t('pay.givenBack', { amount: formatMoney(refunded.minorUnits) });
  if (method === 'CASH_ON_DELIVERY') {
    if (status === 'PAID') return t('pay.paidCash', words);
    return amount.minorUnits === 0 ? t('pay.nothing') : t(cashToPay, { amount: formatMoney(toCollect.minorUnits) });
  }
  return status === 'PAID' ? t(PAID_BY[method], words) : t('pay.waiting', words);
}
