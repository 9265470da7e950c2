import type { MouseEvent } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { changeQuantity, removeFromCart } from '#client/state/cart.ts';
import { saveForLater } from '#client/state/savedForLater.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { PricedLine } from './cartFigures.ts';
import styles from './Cart.module.css';
import { LineNotice } from './LineNotice.tsx';

interface CartLineRowProps {
  priced: PricedLine;
  /** The cart page has room for more than the drawer. */
  isLarge?: boolean;
  onNavigate?: () => void;
  /** Told after the line was removed: its buttons are gone. */
  onRemove: (variantId: string) => void;
}

/** One line of the cart: what, how many, how much, and what stands in the way of ordering it. */
export function CartLineRow({ priced, isLarge = false, onNavigate, onRemove }: CartLineRowProps) {
  const t = useT();
  const { line, title, optionLabel, unitPriceCents, totalCents, issues } = priced;
  const { snapshot, quantity, variantId } = line;
  // A chosen size or weight says more than the product's own label.
  const details = [optionLabel ?? snapshot.weight].filter((text) => text !== null);
  if (quantity > 1) details.push(t('cart.each', { price: formatMoney(unitPriceCents) }));
  const remove = () => {
    removeFromCart(variantId);
    onRemove(variantId);
  };
  const saveLater = (event: MouseEvent<HTMLElement>) => {
    // The line goes: the heading of the page takes the focus.
    event.currentTarget.closest('main')?.querySelector<HTMLElement>('h1')?.focus();
    const undo = saveForLater(variantId);
    toast.success(t('cart.laterDone', { name: title }), { id: 'cart', action: { label: t('cart.undo'), onPress: undo } });
  };
  return (
    <li data-item={variantId} className={styles.cartLineRowLine} data-large={isLarge || undefined}>
      <ProductImage image={snapshot.picture} sizes={isLarge ? '112px' : '84px'} isDecorative className={styles.tile} />
      <div className={styles.words}>
        <AppLink to={productPath(snapshot.slug)} className={styles.title} onClick={onNavigate}>
          {title}
        </AppLink>
        {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
      </div>
      <p className={styles.amount}>{formatMoney(totalCents)}</p>
      <div className={styles.actions}>
        <Stepper value={quantity} name={title} onChange={(next) => changeQuantity(variantId, next)} onZero={remove} />
        <div className={styles.links}>
          {isLarge && (
            <button type="button" className={styles.cartLineRowLater} aria-label={t('cart.laterItem', { name: title })} onClick={saveLater}>
              {t('cart.later')}
            </button>
          )}
          <button
            type="button"
            className={styles.remove}
            data-refocus=""
            aria-label={t('cart.removeItem', { name: title })}
            onClick={remove}
          >
            {t('cart.remove')}
          </button>
        </div>
      </div>
      {issues.map((issue) => (
        <LineNotice key={issue.kind} issue={issue} line={line} />
      ))}
    </li>
  );
}
