import { PAYMENT_METHOD_LOOK } from '#client/features/orders/paymentMethods.ts';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** The checkout of an empty cart: how one can pay, and where to find something to pay for. */
export function NothingToPay({ methods }: { methods: CheckoutPageQuery['shop']['paymentMethods'] }) {
  const t = useT();
  return (
    <EmptyState icon="cash" title={t('co.emptyTitle')} actions={<ButtonLink to="/rizq-marketplace">{t('cart.start')}</ButtonLink>}>
      <p>{t('co.emptyHint')}</p>
      {methods.map(({ method, name, demo }) => (
        <p key={method}>
          <b>{name}</b>: {t(PAYMENT_METHOD_LOOK[method].hint)}
          {demo && ` (${t('pay.demo')})`}
        </p>
      ))}
    </EmptyState>
  );
}
