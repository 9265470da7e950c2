import type { DirectoryAddress } from '#client/features/vendors/useDirectoryQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** No seller matches: which part of the search to let go. */
export function NoShops({ address }: { address: DirectoryAddress }) {
  const t = useT();
  const { query, hrefOf } = address;
  const { q, state } = query;
  const place = state === null ? '' : t(`states.${state}`);
  return (
    <EmptyState
      icon="shop"
      title={t('vend.noMatch')}
      actions={
        <>
          {state !== null && q !== '' && (
            <ButtonLink look="outline" size="small" to={hrefOf({ ...query, state: null, page: 1 })}>
              {t('vend.searchEverywhere', { q })}
            </ButtonLink>
          )}
          {state !== null && q !== '' && (
            <ButtonLink look="outline" size="small" to={hrefOf({ ...query, q: '', page: 1 })}>
              {t('vend.allIn', { state: place })}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" size="small" to={hrefOf({ ...query, q: '', state: null, page: 1 })}>
            {t('vend.all')}
          </ButtonLink>
        </>
      }
    >
      <p>{q === '' ? t('vend.noneIn', { state: place }) : t('vend.noMatchHint')}</p>
    </EmptyState>
  );
}
