import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** For a member without a shop: what this place will be, and that it is not open yet. */
export function SetUpShop() {
  const t = useT();
  return (
    <EmptyState
      icon="shop"
      headingLevel={1}
      title={t('hub.setUp')}
      actions={
        <>
          <ButtonLink to="/catalog-multi-vendor">{t('vend.all')}</ButtonLink>
          <ButtonLink to="/" look="outline">
            {t('hub.toMarket')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('hub.setUpText')}</p>
      <p>{t('hub.setUpWhen')}</p>
    </EmptyState>
  );
}
