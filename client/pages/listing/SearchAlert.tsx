import { useLocation } from 'react-router-dom';
import { AlertBox, AlertForm } from '#client/features/alerts/AlertForm.tsx';
import { countFilters } from '#client/features/filters/changeListingQuery.ts';
import type { ListingUrl } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { Block } from '#client/ui/primitives/Layout.tsx';

const SECTIONS = { all: '', mart: 'MART', fashion: 'FASHION' } as const;

interface SearchAlertProps extends Pick<ViewByPage['listing'], 'scope'> {
  listingUrl: ListingUrl;
  isOpen: boolean;
}

/** Form for an alert about new products that match the search and filters; none without either. */
export function SearchAlert({ listingUrl: { query, hrefOf }, scope, isOpen }: SearchAlertProps) {
  const t = useT();
  const { pathname } = useLocation();
  if (query.q === '' && countFilters(query) === 0) return null;
  const href = hrefOf({ ...query, page: 1, sort: null, view: null, cols: null });
  return (
    <Block above={6} below={6}>
      <AlertBox title={t('alerts.searchTitle')} isOpen={isOpen} key={href}>
        <AlertForm
          place="search"
          target={{ path: href.startsWith('/') ? href : pathname + href, section: SECTIONS[scope] }}
          button={t('alerts.searchButton')}
        />
      </AlertBox>
    </Block>
  );
}
