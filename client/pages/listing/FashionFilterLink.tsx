import type { BuiltPath } from '#client/config/links.ts';
import { type ListingQuery, listingHref } from '#client/features/filters/listingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import styles from './Listing.module.css';

const FASHION_SHOP = '/fashion-shop-left-sidebar-col-3';

interface FashionFilterLinkProps {
  query: ListingQuery;
  /** On the fashion shop itself it leads to the products. */
  isHere: boolean;
  resultsId: string;
}

/** The Filter button under the filters: goes to the fashion shop and takes the filters along. */
export function FashionFilterLink({ query, isHere, resultsId }: FashionFilterLinkProps) {
  const t = useT();
  if (isHere) {
    return (
      <a href={`#${resultsId}`} className={styles.jump}>
        {t('list.toResults')}
      </a>
    );
  }
  return (
    <div className={styles.filter}>
      <ButtonLink look="outline" to={listingHref(FASHION_SHOP, { ...query, page: 1, view: null, cols: null }) as BuiltPath}>
        {t('list.filterFashion')}
      </ButtonLink>
      <p>{t('list.filterFashionHint')}</p>
    </div>
  );
}
