import { useQuery } from '@apollo/client/react';
import { useT } from '#client/i18n/useT.ts';
import { cartVar } from '#client/state/cart.ts';
import { laterVar } from '#client/state/savedForLater.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import type { CardSlots } from './ProductCard.tsx';
import { ProductRow } from './ProductRow.tsx';
import { useCardVariables } from '#client/graphql/useCardVariables.ts';
import { SuggestionsDocument } from './Suggestions.generated.ts';

const SHOWN = 4;

/** Suggested products below an empty state. Excludes products that are already in the cart or saved for later. */
export function Suggestions(slots: CardSlots) {
  const t = useT();
  const { data } = useQuery(SuggestionsDocument, { variables: useCardVariables(), errorPolicy: 'all' });
  const cart = usePersisted(cartVar).lines;
  const later = usePersisted(laterVar).lines;
  const taken = new Set([...cart, ...later].map(({ productId }) => productId));
  const products = (data?.products?.nodes ?? []).filter(({ id }) => !taken.has(id)).slice(0, SHOWN);
  return products.length > 0 && <ProductRow id="suggestions" title={t('cart.suggestions')} products={products} columns={4} {...slots} />;
}
