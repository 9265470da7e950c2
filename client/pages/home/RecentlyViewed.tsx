import { useQuery } from '@apollo/client/react';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { clearViewed, recentVar } from '#client/state/recent.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Button } from '#client/ui/Button.tsx';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import { cardSlots } from './cardSlots.tsx';
import { RecentProductsDocument } from './RecentProducts.generated.ts';
import styles from './RecentlyViewed.module.css';

/** The products looked at last on this device. Known in the browser only, so it joins the page there; empty, it is not there at all. */
export function RecentlyViewed() {
  const t = useT();
  const locale = apiLocale(useLocale());
  const { entries } = usePersisted(recentVar);
  const [a = '', b = '', c = '', d = '', e = ''] = entries.map(({ slug }) => slug);
  const { data } = useQuery(RecentProductsDocument, {
    variables: { locale, a, b, c, d, e },
    skip: entries.length === 0,
    errorPolicy: 'all',
  });
  const products = data ? [data.a, data.b, data.c, data.d, data.e].filter((product) => product != null) : [];
  if (entries.length === 0 || products.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <SectionHeading
        id="recent"
        title={t('home.recent')}
        aside={
          <Button look="text" className={styles.clear} onClick={clearViewed}>
            {t('home.clearRecent')}
          </Button>
        }
      />
      <ProductGrid products={products} columns={5} {...cardSlots} />
    </section>
  );
}
