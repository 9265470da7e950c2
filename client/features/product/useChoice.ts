import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chosenVariant, readChoice, standIn, type Choice, type DetailProduct, type Variant } from './chooseVariant.ts';

export interface ProductChoice {
  choice: Choice;
  /** What goes into the cart; null while something is open. */
  variant: Variant | null;
  /** What price and picture show meanwhile. */
  shown: Variant | null;
  choose: (key: string, value: string) => void;
}

/** The chosen variant, for as long as what asks for it is shown. */
export function useLocalChoice(product: DetailProduct): ProductChoice {
  const [choice, setChoice] = useState<Choice>(() => readChoice(product, () => null));
  const choose = useCallback((key: string, value: string) => setChoice((before) => ({ ...before, [key]: value })), []);
  return withVariant(product, choice, choose);
}

/**
 * The chosen variant lives in the address (`?size=M&color=7a1f42`), so that it can be shared. What was pressed counts at once; the
 * address follows.
 */
export function useChoice(product: DetailProduct): ProductChoice {
  const [params, setParams] = useSearchParams();
  const [picked, setPicked] = useState<{ choice: Choice; address: string } | null>(null);
  const [seen, setSeen] = useState(params);
  const inAddress = useMemo(() => readChoice(product, (key) => params.get(key)), [product, params]);
  if (seen !== params) {
    setSeen(params);
    // Another address than the one that was requested: somebody followed a link to another size.
    if (picked !== null && picked.address !== params.toString()) setPicked(null);
  }
  const choice = picked?.choice ?? inAddress;
  const choose = (key: string, value: string) => {
    const wanted = { ...choice, [key]: value };
    // On top of what was pressed last: its way into the address may not be over.
    const next = new URLSearchParams(picked?.address ?? params);
    next.set(key, value.replace(/^#/, ''));
    setPicked({ choice: wanted, address: next.toString() });
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return withVariant(product, choice, choose);
}

function withVariant(product: DetailProduct, choice: Choice, choose: ProductChoice['choose']): ProductChoice {
  const variant = chosenVariant(product, choice);
  return { choice, variant, shown: variant ?? standIn(product, choice), choose };
}
