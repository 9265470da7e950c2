import type { ApolloClient } from '@apollo/client';
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import { cartVar, sampleSettledVar, type CartLine } from '#client/state/cart.ts';
import { newLine } from '#client/state/newLine.ts';
import { SampleCartDocument, type SampleCartQuery } from './Cart.generated.ts';

/**
 * Fills the cart of a first visit with the demo store's sample lines. A shop without demo mode has none, and a shopper's own cart is never
 * touched. One that cannot be reached has no sample to show: the cart stays empty.
 */
export async function fillSampleCart(client: ApolloClient, locale: Locale): Promise<void> {
  if (cartVar().origin !== 'untouched') return;
  const variables = { locale: apiLocale(locale) };
  const { data } = await client.query({ query: SampleCartDocument, variables, fetchPolicy: 'no-cache' }).catch(() => ({ data: undefined }));
  const lines = data === undefined ? [] : sampleLines(data);
  if (cartVar().origin === 'untouched' && lines.length > 0) cartVar({ lines, origin: 'sample' });
  sampleSettledVar(true);
}

function sampleLines({ marketplace }: SampleCartQuery): CartLine[] {
  return marketplace.demoCart.map(({ variant, product, quantity }) => ({
    ...newLine(product, variant, product.images[0]),
    quantity,
    sampleQuantity: quantity,
  }));
}
