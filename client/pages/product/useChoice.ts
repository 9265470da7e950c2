import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenVariant, readChoice, standIn } from './chooseVariant.ts';
import type { Choice, DetailProduct, Variant } from './chooseVariant.ts';

export interface ProductChoice {
  choice: Choice;
  /** What goes into the cart; null while something is open. */
  variant: Variant | null;
  /** What price and picture show meanwhile. */
  shown: Variant | null;
  choose: (key: string, value: string) => void;
}

/** The chosen variant lives in the address (`?size=M&color=7a1f42`), so that it can be shared. */
export function useChoice(product: DetailProduct): ProductChoice {
  const [params, setParams] = useSearchParams();
  const choice = useMemo(() => readChoice(product, (key) => params.get(key)), [product, params]);
  const choose = useCallback(
    (key: string, value: string) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(key, value.replace(/^#/, ''));
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  const variant = chosenVariant(product, choice);
  return { choice, variant, shown: variant ?? standIn(product, choice), choose };
}
