import { compareProduct, compareVar, isCompared, uncompareProduct, pendingCompareVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/** Product data that the buttons of wishlist and comparison need. */
export interface MarkedProduct {
  productId: string;
  slug: string;
  title: string;
  priceCents: number;
}

/** Whether a product is compared, and a function that toggles it. A full comparison asks which product to replace. */
export function useCompared({ productId, slug, title }: Omit<MarkedProduct, 'priceCents'>): { isOn: boolean; toggle: () => void } {
  const isOn = usePersisted(compareVar, (compared) => isCompared(compared, productId));
  const toggle = () => {
    if (isOn) uncompareProduct(productId);
    else if (!compareProduct({ productId, slug })) pendingCompareVar({ productId, slug, title });
  };
  return { isOn, toggle };
}
