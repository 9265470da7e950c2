import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenVariant, readChoice, representativeVariant, type Choice, type DetailProduct, type Variant } from './chooseVariant.ts';

export interface ProductChoice {
  choice: Choice;
  /** The variant to add to the cart; null while the choice is incomplete or does not exist. */
  variant: Variant | null;
  /** Variant whose price and picture are shown. */
  shown: Variant | null;
  choose: (key: string, value: string) => void;
}

/** Keeps the choice in component state, for drawers. */
export function useLocalChoice(product: DetailProduct): ProductChoice {
  const [choice, setChoice] = useState<Choice>(() => readChoice(product, () => null));
  const choose = useCallback((key: string, value: string) => setChoice((before) => ({ ...before, [key]: value })), []);
  return withVariant(product, choice, choose);
}

/**
 * Keeps the choice in the query parameters (`?size=M&color=7a1f42`), so that it can be shared. Changes optimistically, before the URL does.
 */
export function useChoice(product: DetailProduct): ProductChoice {
  const [params, setParams] = useSearchParams();
  const [picked, setPicked] = useState<{ choice: Choice; search: string } | null>(null);
  const [seen, setSeen] = useState(params);
  const inUrl = useMemo(() => readChoice(product, (key) => params.get(key)), [product, params]);
  if (seen !== params) {
    setSeen(params);
    // The URL was changed by something else, such as a link to a different size.
    if (picked !== null && picked.search !== params.toString()) setPicked(null);
  }
  const choice = picked?.choice ?? inUrl;
  const choose = (key: string, value: string) => {
    const wanted = { ...choice, [key]: value };
    // Starts from the latest choice, which the URL may not contain yet.
    const next = new URLSearchParams(picked?.search ?? params);
    next.set(key, value.replace(/^#/, ''));
    setPicked({ choice: wanted, search: next.toString() });
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return withVariant(product, choice, choose);
}

function withVariant(product: DetailProduct, choice: Choice, choose: ProductChoice['choose']): ProductChoice {
  const variant = chosenVariant(product, choice);
  return { choice, variant, shown: variant ?? representativeVariant(product, choice), choose };
}
