import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** The checkout of an empty cart: how one can pay, and where to find something to pay for. */
export function NothingToPay() {
  const t = useT();
  return (
    <EmptyState icon="cash" title={t('co.emptyTitle')} actions={<ButtonLink to="/rizq-marketplace">{t('cart.start')}</ButtonLink>}>
      <p>{t('co.emptyHint')}</p>
      <p>
        <b>{t('pay.cod')}</b>: {t('pay.codHint')}
      </p>
    </EmptyState>
  );
}
