import { useQuery } from '@apollo/client/react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { clearViewed, recentVar } from '#client/state/recent.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Button } from '#client/ui/Button.tsx';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import type { CardSlots } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { RecentlyViewedDocument } from './RecentlyViewed.generated.ts';
import styles from './RecentlyViewed.module.css';

/** As many as the query beside asks for: one row. */
const SHOWN = 5;

interface RecentlyViewedProps extends CardSlots {
  /** The product of the page itself. */
  exceptId?: string;
}

/** What was looked at last on this device. Known to the browser alone, so it comes after the page. */
export function RecentlyViewed({ exceptId, ...slots }: RecentlyViewedProps) {
  const t = useT();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const ids = usePersisted(recentVar)
    .entries.map((entry) => entry.productId)
    .filter((id) => id !== exceptId)
    .slice(0, SHOWN);
  const { data, previousData } = useQuery(RecentlyViewedDocument, {
    skip: !isHydrated || ids.length === 0,
    errorPolicy: 'all',
    variables: {
      first: ids[0],
      second: ids[1],
      third: ids[2],
      fourth: ids[3],
      fifth: ids[4],
      hasSecond: ids.length > 1,
      hasThird: ids.length > 2,
      hasFourth: ids.length > 3,
      hasFifth: ids.length > 4,
      locale: locale === 'ms' ? 'MS' : 'EN',
    },
  });
  const answer = data ?? previousData;
  const products = [answer?.first, answer?.second, answer?.third, answer?.fourth, answer?.fifth].filter((product) => product != null);
  if (ids.length === 0 || products.length === 0) return null;
  const title = t('product.recent');
  return (
    <section className={styles.section} aria-labelledby="recently-viewed">
      <SectionHeading
        id="recently-viewed"
        title={title}
        aside={
          <Button look="text" onClick={clearViewed}>
            {t('product.recentClear')}
          </Button>
        }
      />
      <ProductGrid products={products} columns={5} label={title} {...slots} />
    </section>
  );
}
