import { useQuery } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import type { CardSlots } from './ProductCard.tsx';
import { ProductRow } from './ProductRow.tsx';
import { SuggestionsDocument } from './Suggestions.generated.ts';

/** Four products to begin with, under something that is still empty. */
export function Suggestions(slots: CardSlots) {
  const t = useT();
  const { data } = useQuery(SuggestionsDocument, { variables: { locale: apiLocale(useLocale()) }, errorPolicy: 'all' });
  const products = data?.products?.nodes ?? [];
  return products.length > 0 && <ProductRow id="suggestions" title={t('cart.suggestions')} products={products} columns={4} {...slots} />;
}
