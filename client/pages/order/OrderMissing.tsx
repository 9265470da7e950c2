import { contactAboutOrder, trackPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** No such order, or nobody may know: the same words for both. A member is led to the orders there are, a guest to the look-up. */
export function OrderMissing({ isMember, number }: { isMember: boolean; number: string }) {
  const t = useT();
  return (
    <EmptyState
      icon="search"
      title={t('ord.notFound')}
      headingLevel={1}
      actions={
        <>
          {isMember ? (
            <ButtonLink to="/orders">{t('own.toOrders')}</ButtonLink>
          ) : (
            <ButtonLink to={trackPath(number)}>{t('own.trackOther')}</ButtonLink>
          )}
          <ButtonLink look="outline" to={contactAboutOrder(number)}>
            {t('own.writeToUs')}
          </ButtonLink>
        </>
      }
    >
      <p>{t(isMember ? 'own.notInAccount' : 'ord.notFoundHint')}</p>
    </EmptyState>
  );
}
