import type { SmallProduct_ProductFragment } from '#client/features/catalog/SmallProduct.generated.ts';
import { SmallProduct } from '#client/features/catalog/SmallProduct.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import styles from './Listing.module.css';

type Picks = { nodes: readonly SmallProduct_ProductFragment[] } | null | undefined;

interface FashionPicksProps {
  /** The heading of the results on this page. */
  resultsId: string;
  trending: Picks;
  topRated: Picks;
  onRetry: () => void;
}

/** The end of the fashion shop's sidebar: the way to the results, and two short lists. Each list fails for itself. */
export function FashionPicks({ resultsId, trending, topRated, onRetry }: FashionPicksProps) {
  const t = useT();
  const list = (title: string, picks: Picks, noteOf: (product: SmallProduct_ProductFragment) => string) => (
    <section className={styles.list}>
      <h3>{title}</h3>
      {picks == null ? (
        <SectionError onRetry={onRetry} />
      ) : (
        <ul>
          {picks.nodes.map((product) => (
            <SmallProduct key={product.id} product={product} look="quiet">
              {noteOf(product)}
            </SmallProduct>
          ))}
        </ul>
      )}
    </section>
  );
  return (
    <>
      {/* Filters work at once here; what is left to do is to look. */}
      <a className={styles.fashionPicksFilter} href={`#${resultsId}`}>
        {t('fashion.filter')}
      </a>
      {list(t('fashion.trending'), trending, ({ price }) => formatMoney(price.current.minorUnits))}
      {list(t('fashion.topRated'), topRated, ({ rating }) =>
        t('fashion.ratedFrom', { average: (rating.average ?? 0).toFixed(1), n: rating.count }),
      )}
    </>
  );
}
