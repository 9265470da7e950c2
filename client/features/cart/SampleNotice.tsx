import type { MouseEvent } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cartVar, removeSample, replaceAll, restoreCart } from '#client/state/cart.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import styles from './Cart.module.css';

/** The one line over a cart that the demo store filled: clears it, or goes away. */
export function SampleNotice() {
  const t = useT();
  const { origin, lines } = usePersisted(cartVar);
  const clear = (event: MouseEvent<HTMLElement>) => {
    const before = cartVar();
    event.currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
    removeSample();
    const after = cartVar();
    const undo = { label: t('cart.undo'), onPress: () => restoreCart(before, after) };
    toast.success(t('cart.sampleCleared'), { id: 'cart', action: undo });
  };
  const dismiss = (event: MouseEvent<HTMLElement>) => {
    // The pressed button goes: the heading over it takes the focus.
    event.currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2')?.focus();
    cartVar(replaceAll(lines));
  };
  if (origin !== 'sample' || !lines.some(({ sampleQuantity }) => sampleQuantity !== undefined)) return null;
  return (
    <div className={styles.sampleNoticeNotice}>
      <button type="button" className={styles.clear} onClick={clear}>
        {t('cart.sampleClear')}
      </button>
      <IconButton icon="close" size={16} label={t('cart.sampleDismiss')} onClick={dismiss} />
    </div>
  );
}
