import type { BuiltPath } from '#client/config/links.ts';
import { searchPath } from '#client/config/links.ts';
import { withoutFilters } from '#client/features/filters/changeListingQuery.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** The shop has goods, but none like this: all of them, or the same words in the whole market. */
export function NothingFound({ address, name }: { address: ListingAddress; name: string }) {
  const t = useT();
  const { query } = address;
  return (
    <EmptyState
      icon="search"
      title={t('vend.nothingHere', { name })}
      actions={
        <>
          <ButtonLink
            look="outline"
            size="small"
            to={address.hrefOf({ ...withoutFilters(query), q: '', sort: null }) as BuiltPath}
            preventScrollReset
          >
            {t('vend.allOf', { name })}
          </ButtonLink>
          {query.q !== '' && (
            <ButtonLink look="quiet" size="small" to={searchPath(query.q)}>
              {t('vend.searchMarket', { q: query.q })}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t('vend.nothingHereHint')}</p>
    </EmptyState>
  );
}
