import { useDeferredValue, useMemo } from 'react';
import { useQuery } from '@apollo/client/react';
import type { Locale } from '#schema/rules/locales.ts';
import { MAX_LINES, MAX_QUANTITY } from '#schema/rules/limits.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { cartVar, type CartLine } from '#client/state/cart.ts';
import { cartChoicesVar, type CartChoices } from '#client/state/cartChoices.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { cartFigures, type CartFigures, type Quote } from './cartFigures.ts';
import { QuoteDocument, type QuoteQueryVariables } from './Cart.generated.ts';

export interface CartQuote {
  lines: readonly CartLine[];
  choices: CartChoices;
  figures: CartFigures;
  quote: Quote | null;
  /** The quote is for exactly the current cart. */
  isCurrent: boolean;
  /** The latest request failed. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * The cart's quote for a state. While it loads, the figures follow the previous quote and the shared rules. If `isWanted` is false, as for
 * a closed drawer, no request is sent. `expected` replaces the cart's lines with those it is about to contain.
 */
export function useCartQuote(state: MalaysianState | null, isWanted = true, expected: readonly CartLine[] | null = null): CartQuote {
  const stored = usePersisted(cartVar).lines;
  const lines = expected ?? stored;
  const choices = usePersisted(cartChoicesVar);
  const isHydrated = useHydrated();
  const locale = useLocale();
  const variables = useMemo(() => quoteVariables(lines, choices, state, locale), [lines, choices, state, locale]);
  const requested = useDeferredValue(variables);
  const { data, previousData, error, refetch } = useQuery(QuoteDocument, {
    variables: requested,
    skip: !isWanted || !isHydrated || lines.length === 0,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'none',
  });
  const quote = lines.length === 0 ? null : ((data ?? previousData)?.quote ?? null);
  const figures = useMemo(() => cartFigures(lines, quote, choices), [lines, quote, choices]);
  return {
    lines,
    choices,
    figures,
    quote,
    isCurrent: data !== undefined && requested === variables && error === undefined,
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

function quoteVariables(
  lines: readonly CartLine[],
  { coupon, shipping }: CartChoices,
  state: MalaysianState | null,
  locale: Locale,
): QuoteQueryVariables {
  const vendors = [...new Set(lines.map(({ snapshot }) => snapshot.vendorId))];
  return {
    input: {
      // Truncates lines and quantities to the API's limits, because exceeding one would make the whole quote fail.
      lines: lines.slice(0, MAX_LINES).map(({ variantId, quantity, seenPriceCents }) => ({
        variantId,
        quantity: Math.min(quantity, MAX_QUANTITY),
        seenPrice: seenPriceCents,
      })),
      state,
      shipping: vendors.flatMap((vendorId) => {
        const optionId = shipping[vendorId];
        return optionId === undefined ? [] : [{ vendorId, optionId }];
      }),
      coupon,
    },
    locale: apiLocale(locale),
  };
}
