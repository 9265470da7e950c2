import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { FASHION_SHOP_PATH, MARKETPLACE_PATH } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Breadcrumbs, type Crumb } from '#client/ui/navigation/Breadcrumbs.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import type { ListingPageQuery } from './ListingPage.generated.ts';
import styles from './Listing.module.css';
import { WHOLE_TITLES } from './wholeTitles.ts';

interface ListingHeadProps {
  address: ListingAddress;
  view: ViewByPage['listing'];
  title: string;
  products: Pick<NonNullable<ListingPageQuery['products']>, 'totalCount' | 'shops'> | null;
}

/** Where we are, what this is, and how much of it there is. */
export function ListingHead({ address, view, title, products }: ListingHeadProps) {
  const t = useT();
  const isMart = view.scope === 'mart';
  const isFashion = view.scope === 'fashion';
  const isWhole = view.heading === 'market' && title === t(WHOLE_TITLES[view.scope]);
  const crumbs: Crumb[] = [{ label: t('nav.home'), to: '/' }];
  if (isFashion) crumbs.push({ label: t('nav.fashion'), to: '/fashion' });
  if (isFashion && !isWhole) crumbs.push({ label: t('fashion.shop'), to: FASHION_SHOP_PATH });
  else if (!isWhole) crumbs.push(isMart ? { label: t('nav.mart'), to: '/rizq-mart' } : { label: t('list.market'), to: MARKETPLACE_PATH });
  crumbs.push({ label: title });
  return (
    <header className={cx(styles.head, isFashion && styles.quiet)}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.line}>
        <h1 tabIndex={-1}>{title}</h1>
        {isFashion && <p className={styles.intro}>{t('fashion.shopIntro')}</p>}
        {products && (
          <p className={styles.count} data-pending={address.isPending || undefined}>
            {products.totalCount === 0
              ? t('list.countAnnounced', { n: 0 })
              : t('list.countFrom', { n: products.totalCount, m: shopCount(products) })}
          </p>
        )}
      </div>
    </header>
  );
}

/** How many sellers the products come from: those chosen, else all that have one. */
function shopCount({ shops }: NonNullable<ListingHeadProps['products']>): number {
  const facet = shops?.[0];
  if (facet?.__typename !== 'ListFacet') return 0;
  return facet.selectedCount > 0 ? facet.selectedCount : facet.totalValues;
}
