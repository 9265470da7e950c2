import { useState } from 'react';
import { orderPath } from '#client/config/links.ts';
import { CASH_WORDS } from '#client/features/packages/cashWords.ts';
import { CASH, PAYMENT_METHOD_LOOK } from '#client/features/payment/paymentMethods.ts';
import { useT } from '#client/i18n/useT.ts';
import type { CheckoutState } from '#client/state/checkout.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';
import styles from './Checkout.module.css';

interface NothingToPayProps {
  methods: CheckoutPageQuery['marketplace']['paymentMethods'];
  /** The order placed here lately: whoever comes back looks for it. */
  lastOrder: CheckoutState['lastOrder'];
}

const LATELY_MS = 86_400_000;

/** The checkout of an empty cart: the order that emptied it, how one can pay, and where to find something to pay for. */
export function NothingToPay({ methods, lastOrder }: NothingToPayProps) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const number = lastOrder && now - Date.parse(lastOrder.placedAt) < LATELY_MS ? lastOrder.number : null;
  return (
    <div className={styles.nothing}>
      {number !== null && (
        <p className={styles.last}>
          {t('co.lastOrder', { number })} <AppLink to={orderPath(number)}>{t('co.seeOrder')}</AppLink>
        </p>
      )}
      <EmptyState icon="cash" title={t('co.emptyTitle')} actions={<ButtonLink to="/rizq-marketplace">{t('cart.start')}</ButtonLink>}>
        <p>{t('co.emptyHint')}</p>
        {methods.map(({ method, name, demo }) => (
          <p key={method}>
            <b>{name}</b>: {t(method === CASH ? CASH_WORDS.both.hint : PAYMENT_METHOD_LOOK[method].hint)}
            {demo && ` (${t('pay.demo')})`}
          </p>
        ))}
      </EmptyState>
    </div>
  );
}
