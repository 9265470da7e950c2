import { COMPARE_MAX } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { compareProduct, compareVar, isCompared, uncompareProduct } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { toast } from '#client/ui/toast/toast.tsx';
import type { MarkedProduct } from './markedProduct.ts';

/** Whether a product is being compared, and the way to change it; says so when there is no room for a fifth. */
export function useCompared({ productId, slug }: Omit<MarkedProduct, 'priceCents'>): { isOn: boolean; toggle: () => void } {
  const t = useT();
  const isOn = isCompared(usePersisted(compareVar), productId);
  const toggle = () => {
    if (isOn) uncompareProduct(productId);
    else if (!compareProduct({ productId, slug })) toast.info(t('saved.compareFull', { n: COMPARE_MAX }));
  };
  return { isOn, toggle };
}
