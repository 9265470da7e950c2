import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { useState } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { Button, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { PayAgainForm } from './PayAgainForm.tsx';
import styles from './Payment.module.css';
import { ScanToPay } from './ScanToPay.tsx';
import { TimeToPay } from './TimeToPay.tsx';
import type { UnpaidOrder } from './unpaidOrder.ts';

interface PayPanelProps {
  order: UnpaidOrder;
  /** A guest's key to the order. */
  accessToken: string | null;
}

const GO_TO: Partial<Record<PaymentMethod, PlainMessageKey>> = { FPX: 'pay.goToBank', EWALLET: 'pay.goToWallet', CARD: 'pay.goToCard' };

/** How to pay an order that waits for it: go on where it was begun, or choose another way. Nothing for any other order. */
export function PayPanel({ order, accessToken }: PayPanelProps) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  const { status, retryUntil, nextAction, method, amount, demo } = order.payment;
  if (retryUntil === null || (status !== 'PENDING' && status !== 'FAILED')) return null;
  const isOpen = status === 'PENDING' && nextAction !== null;
  if (status === 'PENDING' && !isOpen) return null;
  const goTo = GO_TO[method];
  return (
    <section className={styles.panel} aria-labelledby="pay-panel">
      <header className={styles.head}>
        <h2 id="pay-panel">{t(isOpen ? 'pay.toPay' : 'pay.again', { amount: formatMoney(amount.minorUnits) })}</h2>
        {demo && <Badge tone="quiet">{t('pay.demo')}</Badge>}
      </header>
      <TimeToPay until={nextAction?.expiresAt ?? retryUntil} />
      {isOpen && nextAction.qrPayload !== null && (
        <ScanToPay
          number={order.number}
          accessToken={accessToken}
          payload={nextAction.qrPayload}
          amountCents={amount.minorUnits}
          demo={demo}
        />
      )}
      {isOpen && nextAction.redirectUrl !== null && goTo !== undefined && (
        <OutsideLink size="large" href={nextAction.redirectUrl}>
          {t(goTo)}
        </OutsideLink>
      )}
      {isOpen && !isChoosing ? (
        <Button look="text" needsScript onClick={() => setChoosing(true)}>
          {t('pay.otherWay')}
        </Button>
      ) : (
        <PayAgainForm
          order={order}
          accessToken={accessToken}
          onDone={() => {
            setChoosing(false);
            // What is to be done now stands at the top, and the form that had the focus goes.
            focusHeading();
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </section>
  );
}
