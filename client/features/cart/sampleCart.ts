import type { ApolloClient } from '@apollo/client';
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import { cartVar, sampleSettledVar, type CartLine } from '#client/state/cart.ts';
import { newLine } from '#client/state/newLine.ts';
import { readStored } from '#client/state/storage.ts';
import { SampleCartDocument, type SampleCartQuery } from './Cart.generated.ts';

/**
 * Fills the cart of a first visit with the demo store's sample lines, once stored state is loaded; they are requested before. A marketplace without
 * demo mode has none, and a shopper's own cart is never touched. One that cannot be reached has no sample to show: the cart stays empty.
 */
export function sampleCart(client: ApolloClient, locale: Locale): () => Promise<void> {
  const request = async () => {
    const variables = { locale: apiLocale(locale) };
    const { data } = await client.query({ query: SampleCartDocument, variables, fetchPolicy: 'no-cache' });
    return data === undefined ? [] : sampleLines(data);
  };
  const requested = readStored(cartVar.key) === null ? request().catch(() => []) : null;
  return async function fill() {
    if (cartVar().origin !== 'untouched') return;
    const lines = await (requested ?? request().catch(() => []));
    if (cartVar().origin === 'untouched' && lines.length > 0) cartVar({ lines, origin: 'sample' });
    sampleSettledVar(true);
  };
}

function sampleLines({ marketplace }: SampleCartQuery): CartLine[] {
  return marketplace.demoCart.map(({ variant, product, quantity }) => ({
    ...newLine(product, variant, product.images[0]),
    quantity,
    sampleQuantity: quantity,
  }));
}
