import { useT } from '#client/i18n/useT.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { isSaved, saveProduct, unsaveProduct, wishlistVar } from '#client/state/wishlist.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { MarkedProduct } from './useCompared.ts';
import styles from './MarkToggle.module.css';

interface HeartToggleProps extends MarkedProduct {
  /** Removes the card on the wishlist page, where the heart is a plain button instead of a toggle. */
  onTakeOff?: () => void;
}

/** Toggle button for the wishlist; invisible until the stored wishlist is loaded. */
export function HeartToggle({ productId, slug, title, priceCents, onTakeOff }: HeartToggleProps) {
  const t = useT();
  const isOn = usePersisted(wishlistVar, (wishlist) => isSaved(wishlist, productId));
  const label = t(isOn ? 'saved.remove' : 'saved.add', { name: title });
  const toggle = () => {
    if (onTakeOff) onTakeOff();
    else if (isOn) unsaveProduct(productId);
    else saveProduct({ productId, slug, seenPriceCents: priceCents });
  };
  return (
    <button
      type="button"
      className={cx(styles.mark, isOn && styles.heartOn, only.stored)}
      aria-pressed={onTakeOff ? undefined : isOn}
      aria-label={onTakeOff ? label : t('saved.add', { name: title })}
      title={label}
      onClick={toggle}
    >
      <Icon name="heart" size={21} isFilled={isOn} />
    </button>
  );
}
