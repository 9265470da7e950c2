import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, Heading } from '#client/ui/primitives/Type.tsx';
import type { BuiltPath } from '#client/config/links.ts';
import { type ListingQuery, listingHref } from '#client/features/filters/listingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink, OutsideLink } from '#client/ui/primitives/Button.tsx';
import styles from './Listing.module.css';
import type { SmallProduct_ProductFragment } from '#client/features/catalog/SmallProduct.generated.ts';
import { SmallProduct } from '#client/features/catalog/SmallProduct.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { RETURN_DAYS } from '#schema/rules/limits.ts';

const FASHION_SHOP = '/fashion-shop-left-sidebar-col-3';

interface FashionFilterLinkProps {
  query: ListingQuery;
  /** Whether the page is the fashion shop itself, where the link leads to the results. */
  isHere: boolean;
  resultsId: string;
}

/** A link below the filters that leads to the fashion shop with the same filters. */
export function FashionFilterLink({ query, isHere, resultsId }: FashionFilterLinkProps) {
  const t = useT();
  if (isHere) {
    return (
      <OutsideLink href={`#${resultsId}`} variant="text">
        {t('list.toResults')}
      </OutsideLink>
    );
  }
  return (
    <Stack gap={2} align="start" className={styles.filter}>
      <ButtonLink variant="outline" to={listingHref(FASHION_SHOP, { ...query, page: 1, view: null, cols: null }) as BuiltPath}>
        {t('list.filterFashion')}
      </ButtonLink>
      <Text size="small" tone="subtle">
        {t('list.filterFashionHint')}
      </Text>
    </Stack>
  );
}

type Picks = { nodes: readonly SmallProduct_ProductFragment[] } | null | undefined;

interface FashionPicksProps {
  /** Element id of the heading above the results. */
  resultsId: string;
  trending: Picks;
  topRated: Picks;
  onRetry: () => void;
}

/** Bottom of the fashion sidebar: a link to the results and two short lists, which fail independently of each other. */
export function FashionPicks({ resultsId, trending, topRated, onRetry }: FashionPicksProps) {
  const t = useT();
  const list = (title: string, picks: Picks, noteOf: (product: SmallProduct_ProductFragment) => string) => (
    <Stack as="section" gap={4} className={styles.layout}>
      <Heading level={3} className={styles.picks}>
        {title}
      </Heading>
      {picks == null ? (
        <SectionError onRetry={onRetry} />
      ) : (
        <Stack as="ul">
          {picks.nodes.map((product) => (
            <SmallProduct key={product.id} product={product} variant="quiet">
              {noteOf(product)}
            </SmallProduct>
          ))}
        </Stack>
      )}
    </Stack>
  );
  return (
    <>
      {/* Filters take effect immediately, so this link only jumps to the results. */}
      <OutsideLink isWide className={styles.filter} href={`#${resultsId}`}>
        {t('fashion.filter')}
      </OutsideLink>
      {list(t('fashion.trending'), trending, ({ price }) => formatMoney(price.current.minorUnits))}
      {list(t('fashion.topRated'), topRated, ({ rating }) =>
        t('fashion.ratedFrom', { average: (rating.average ?? 0).toFixed(1), n: rating.count }),
      )}
    </>
  );
}

/** A tile that links to the next page. It fills the last row, which the advice tile leaves incomplete. */
export function MoreFashion({ to, left }: { to: BuiltPath; left: number }) {
  const t = useT();
  return (
    <Cluster as={AppLink} align="end" gap={6} justify="between" noWrap to={to} className={cx(styles.tile, styles.further)}>
      <span>{t('fashion.morePieces', { n: left })}</span>
      <Icon name="arrowRight" size={28} />
    </Cluster>
  );
}

/** A text tile among the products that explains which of two sizes to choose. */
export function SizeAdvice() {
  const t = useT();
  return (
    <Stack gap={6} className={cx(styles.tile, styles.advice)}>
      <h3>
        {t('fashion.betweenTitle')} <em>{t('fashion.betweenAdvice')}</em>
      </h3>
      <p>{t('fashion.betweenText', { n: RETURN_DAYS })}</p>
    </Stack>
  );
}
