import { Pill } from '#client/ui/navigation/Chip.tsx';
import { Cluster, Scroller, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { NetPrices } from '#client/features/catalog/NetPrices.tsx';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { ListingUrl } from '#client/features/filters/useListingQuery.ts';
import { FASHION_SHOP_PATH, MARKETPLACE_PATH, dataPath, vendorStorePath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Breadcrumbs, type Crumb } from '#client/ui/navigation/Breadcrumbs.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import type { ListingBanner_BannerFragment, ListingPageQuery } from './ListingPage.generated.ts';
import styles from './Listing.module.css';
import { countFilters, toggleValue, withoutFilters } from '#client/features/filters/changeListingQuery.ts';
import { EMPTY_QUERY } from '#client/features/filters/listingQuery.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { listFacet, type Facet } from '#client/features/filters/facetGroups.ts';
import { foldWords } from '#client/lib/foldWords.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { FilterLink } from '#client/features/filters/FilterRow.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Picture } from '#client/ui/media/Picture.tsx';

interface ListingHeadProps {
  listingUrl: ListingUrl;
  view: ViewByPage['listing'];
  title: string;
  products: Pick<NonNullable<ListingPageQuery['products']>, 'totalCount' | 'shops'> | null;
}

export function ListingHead({ listingUrl, view, title, products }: ListingHeadProps) {
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
    <Stack as="header" gap={2} className={cx(styles.head, isFashion && styles.quiet)}>
      <Breadcrumbs crumbs={crumbs} />
      <Cluster align="baseline" justify="between" gap={[2, 6]}>
        <h1 tabIndex={-1}>{title}</h1>
        {isFashion && (
          <Text tone="muted" className={styles.intro}>
            {t('fashion.shopIntro')}
          </Text>
        )}
        {products && (
          <Text size="body" tone="muted" className={styles.count} data-pending={listingUrl.isPending || undefined}>
            {products.totalCount === 0
              ? t('list.countAnnounced', { n: 0 })
              : t('list.countFrom', { n: products.totalCount, m: vendorCount(products) })}
          </Text>
        )}
      </Cluster>
      <NetPrices />
    </Stack>
  );
}

/** Number of selected vendors or, if none are selected, of vendors with results. */
function vendorCount({ shops }: NonNullable<ListingHeadProps['products']>): number {
  const facet = shops?.[0];
  if (facet?.__typename !== 'ListFacet') return 0;
  return facet.selectedCount > 0 ? facet.selectedCount : facet.totalValues;
}

interface ListingMetaProps {
  listingUrl: ListingUrl;
  view: ViewByPage['listing'];
  title: string;
  total: number;
}

/** Meta tags. The canonical URL contains a category if that is the only filter, and no other filters. */
export function ListingMeta({ listingUrl, view, title, total }: ListingMetaProps) {
  const t = useT();
  const { query } = listingUrl;
  const isCategory = query.category.length === 1 && countFilters(query) === 1;
  const base = isCategory ? { ...EMPTY_QUERY, category: query.category } : withoutFilters(EMPTY_QUERY);
  // Routes that only differ in layout share a canonical path.
  const pathname = view.scope === 'all' && view.heading === 'market' ? MARKETPLACE_PATH : undefined;
  const canonical = listingUrl.hrefOf({ ...base, page: query.page }, pathname);
  return (
    <PageMeta
      title={query.page > 1 ? t('list.pageTitle', { name: title, n: query.page }) : title}
      description={t('list.pageDescription', { n: total })}
      canonical={canonical}
      isIndexed={total > 0 && query.q === '' && (isCategory || countFilters(query) === 0)}
    />
  );
}

/** Titles for unfiltered listings. */
export const WHOLE_TITLES: Record<ViewByPage['listing']['scope'], PlainMessageKey> = {
  all: 'list.market',
  mart: 'nav.mart',
  fashion: 'fashion.shop',
};

interface NamedVendorProps {
  words: string;
  facets: readonly Facet[];
}

/** A link to the vendor whose name equals the search text. Renders nothing if there is no such vendor. */
export function NamedVendor({ words, facets }: NamedVendorProps) {
  const t = useT();
  const sellers = listFacet(facets, 'VENDOR')?.values ?? [];
  const vendor = sellers.find(({ label, count }) => count > 0 && foldWords(label) === foldWords(words));
  if (vendor === undefined) return null;
  return (
    <p className={styles.layout}>
      <ButtonLink to={vendorStorePath(vendor.value)} variant="outline" size="small" icon="shop" iconEnd="arrowRight">
        {t('search.goToShop', { name: vendor.label })}
      </ButtonLink>
    </p>
  );
}

const SHOWN = 8;

/** Category filters as chips above the results. */
export function ScopeChips({ listingUrl, facets }: { listingUrl: ListingUrl; facets: readonly Facet[] }) {
  const t = useT();
  const { chosen } = listingUrl;
  const values = listFacet(facets, 'CATEGORY')?.values ?? [];
  const shown = values.filter(({ value, count }) => count > 0 || chosen.category.includes(value)).slice(0, SHOWN);
  if (shown.length < 2) return null;
  return (
    <Scroller role="group" aria-label={t('list.scope')} above={5} className={styles.scopes}>
      {shown.map(({ value, label, count }) => (
        <Pill
          as={FilterLink}
          tone="sunken"
          key={value}
          listingUrl={listingUrl}
          to={toggleValue(chosen, 'category', value)}
          role="checkbox"
          isOn={chosen.category.includes(value)}
          name={t('list.valueCount', { name: label, n: count })}
        >
          {label}{' '}
          <Text as="span" size="small" weight="regular" isTabular>
            {t('list.number', { n: count })}
          </Text>
        </Pill>
      ))}
    </Scroller>
  );
}

interface ListingBannerProps {
  banner: ListingBanner_BannerFragment;
  /** Whether the banner is as wide as the page or, next to a sidebar, only as wide as the content. */
  span: 'page' | 'content';
  /** Whether the banner is only one line high, as in a search, so that results are visible in the viewport. */
  isSlim: boolean;
}

/** Banner for a campaign or a category: text and product pictures on a coloured background. */
export function ListingBanner({ banner, span, isSlim }: ListingBannerProps) {
  const t = useT();
  const locale = useLocale();
  const pictures = [banner.image, ...banner.besideImages].filter((image) => image !== null);
  const cta = banner.cta && (
    <Pill as={AppLink} to={dataPath(banner.href)} data-on={isSlim ? undefined : ''} className={styles.cta}>
      {banner.cta}
      <Icon name="arrowRight" size={18} />
    </Pill>
  );
  return (
    <section
      className={cx(styles.banner, span === 'content' && styles.content, isSlim && styles.slim)}
      data-ground={banner.image?.ground ?? 'mango'}
      aria-label={t('list.offer')}
    >
      <Stack align="start" className={styles.words}>
        {banner.endsAt && !isSlim && (
          <Text size="small" tone="muted" weight="strong">
            {t('list.until', { date: formatDate(banner.endsAt, locale) })}
          </Text>
        )}
        <h2 className={styles.title}>{banner.title}</h2>
        {banner.copy && !isSlim && (
          <Text size="body" tone="muted" measure="42ch" className={only.fromMd}>
            {banner.copy}
          </Text>
        )}
        {cta}
      </Stack>
      {!isSlim && (
        <div className={styles.pictures}>
          {pictures.map((image, at) => (
            <div key={image.url} className={styles.picture} data-place={at}>
              <Picture image={image} sizes="(min-width: 768px) 300px, 40vw" isDecorative isEager={at === 0} />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
