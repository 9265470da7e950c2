import { compareProduct, compareVar, isCompared, uncompareProduct, pendingCompareVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/** Product data for the heart and the comparison. */
export interface MarkedProduct {
  productId: string;
  slug: string;
  title: string;
  priceCents: number;
}

/** Whether a product is compared, and its toggle; a full comparison asks which product to replace. */
export function useCompared({ productId, slug, title }: Omit<MarkedProduct, 'priceCents'>): { isOn: boolean; toggle: () => void } {
  const isOn = usePersisted(compareVar, (compared) => isCompared(compared, productId));
  const toggle = () => {
    if (isOn) uncompareProduct(productId);
    else if (!compareProduct({ productId, slug })) pendingCompareVar({ productId, slug, title });
  };
  return { isOn, toggle };
}
