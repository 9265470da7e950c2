import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import type { CardSlots } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { SuggestionsDocument } from './Suggestions.generated.ts';
import styles from './RecentlyViewed.module.css';

/** Four products to begin with, under something that is still empty. */
export function Suggestions(slots: CardSlots) {
  const t = useT();
  const { data } = useQuery(SuggestionsDocument, { variables: { locale: apiLocale(useLocale()) }, errorPolicy: 'all' });
  const products = data?.products?.nodes ?? [];
  if (products.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="suggestions">
      <SectionHeading id="suggestions" title={t('cart.suggestions')} />
      <ProductGrid products={products} columns={4} label={t('cart.suggestions')} {...slots} />
    </section>
  );
}
