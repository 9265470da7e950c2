import { compareProduct, compareVar, isCompared, uncompareProduct, pendingCompareVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/** Product data needed by the wishlist and comparison buttons. */
export interface MarkedProduct {
  productId: string;
  slug: string;
  title: string;
  priceCents: number;
}

/** Whether a product is being compared, and a function that toggles it. If the comparison is full, it asks which product to replace. */
export function useCompared({ productId, slug, title }: Omit<MarkedProduct, 'priceCents'>): { isOn: boolean; toggle: () => void } {
  const isOn = usePersisted(compareVar, (compared) => isCompared(compared, productId));
  const toggle = () => {
    if (isOn) uncompareProduct(productId);
    else if (!compareProduct({ productId, slug })) pendingCompareVar({ productId, slug, title });
  };
  return { isOn, toggle };
}
