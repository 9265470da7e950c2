import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { cartVar, replaceAll, type CartLine } from '#client/state/cart.ts';
import { newLine } from '#client/state/newLine.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { SampleCartDocument, type SampleCartQuery } from './SampleCart.generated.ts';

/**
 * Fills the cart of a first visit with the demo store's sample lines. A shop
 * without demo mode has none, and a shopper's own cart is never touched.
 */
export function useSampleCart(): void {
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const locale = useLocale();
  useEffect(() => {
    if (!isHydrated || cartVar().origin !== 'untouched') return undefined;
    let isCurrent = true;
    client.query({ query: SampleCartDocument, variables: { locale: apiLocale(locale) } }).then(
      ({ data }) => {
        if (isCurrent && cartVar().origin === 'untouched' && data && data.marketplace.demoCart.length > 0)
          cartVar(replaceAll(sampleLines(data), 'sample'));
      },
      // A shop that cannot be reached has no sample to show: the cart stays empty.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [client, isHydrated, locale]);
}

function sampleLines({ marketplace }: SampleCartQuery): CartLine[] {
  return marketplace.demoCart.map(({ variant, product, quantity }) => ({
    ...newLine(product, variant, product.images[0]),
    quantity,
    sampleQuantity: quantity,
  }));
}
