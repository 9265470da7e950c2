import type { ApolloClient } from '@apollo/client';
import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import { cartVar, sampleSettledVar, type CartLine } from '#client/state/cart.ts';
import { newLine } from '#client/state/newLine.ts';
import { readStored } from '#client/state/storage.ts';
import { SampleCartDocument, type SampleCartQuery } from './Cart.generated.ts';

/**
 * Prepares a demo marketplace's sample lines. The returned function fills an untouched cart with them after state hydration. The lines come
 * from the cart page (`loaded`) or, on a first visit, from a request sent immediately. If it fails, the cart stays empty.
 */
export function sampleCart(client: ApolloClient, locale: Locale, loaded: SampleCartQuery | undefined): () => Promise<void> {
  const variables = { locale: apiLocale(locale) };
  const request = async () => {
    const { data } = await client.query({ query: SampleCartDocument, variables, fetchPolicy: 'no-cache' });
    return data === undefined ? [] : sampleLines(data);
  };
  const requested = loaded === undefined && readStored(cartVar.key) === null ? request().catch(() => []) : null;
  return async function fill() {
    if (cartVar().origin !== 'untouched') return;
    // Does not await lines that are already loaded, because clicks replayed after hydration need them.
    const lines = loaded ? sampleLines(loaded) : await (requested ?? request().catch(() => []));
    if (cartVar().origin === 'untouched' && lines.length > 0) cartVar({ lines, origin: 'sample' });
    sampleSettledVar(true);
  };
}

export function sampleLines({ marketplace }: SampleCartQuery): CartLine[] {
  return marketplace.demoCart.map(({ variant, product, quantity }) => ({
    ...newLine(product, variant, product.images[0]),
    quantity,
    sampleQuantity: quantity,
  }));
}
