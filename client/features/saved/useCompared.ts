import { compareProduct, compareVar, isCompared, uncompareProduct, waitingForRoomVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/** A product as the heart and the comparison need it. */
export interface MarkedProduct {
  productId: string;
  slug: string;
  title: string;
  priceCents: number;
}

/** Whether a product is being compared, and the way to change it; asks which to replace when there is no room for a fifth. */
export function useCompared({ productId, slug, title }: Omit<MarkedProduct, 'priceCents'>): { isOn: boolean; toggle: () => void } {
  const isOn = usePersisted(compareVar, (compared) => isCompared(compared, productId));
  const toggle = () => {
    if (isOn) uncompareProduct(productId);
    else if (!compareProduct({ productId, slug })) waitingForRoomVar({ productId, slug, title });
  };
  return { isOn, toggle };
}
