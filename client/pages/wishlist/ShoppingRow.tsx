import { useState } from 'react';
import { MAX_WISHED_QUANTITY, MAX_WISH_NOTE_LENGTH } from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { changeWish, tickWish } from '#client/state/wishlist.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Stepper } from '#client/ui/forms/Stepper.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { canBeOrdered } from './moveToCart.ts';
import type { WishRow } from './wishRows.ts';
import { statusLabel } from './wishStatus.ts';
import styles from './ShoppingRow.module.css';

interface ShoppingRowProps {
  row: WishRow;
  isTicked: boolean;
  onTakeOff: () => void;
}

/** One line of the shopping list. */
export function ShoppingRow({ row: { product, entry }, isTicked, onTakeOff }: ShoppingRowProps) {
  const t = useT();
  const { id, slug, title, price, images } = product;
  const quantity = entry.quantity ?? 1;
  const isThere = canBeOrdered(product);
  return (
    <div className={styles.row} data-ticked={isTicked || undefined}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isTicked} onChange={(event) => tickWish(id, event.target.checked)} />
        <VisuallyHidden>{t('wish.tick', { name: title })}</VisuallyHidden>
      </label>
      <ProductImage image={images[0]} sizes="56px" isDecorative isDimmed={!isThere} className={styles.tile} />
      <div className={styles.words}>
        <AppLink to={productPath(slug)} className={styles.title}>
          {title}
        </AppLink>
        <p className={styles.details}>
          {t('wish.each', { price: formatMoney(price.current.minorUnits) })}
          {!isThere && ` · ${t(statusLabel(product))}`}
        </p>
      </div>
      <NoteField note={entry.note ?? ''} name={title} onChange={(note) => changeWish(id, { note })} />
      <div className={styles.quantity}>
        <Stepper
          value={quantity}
          name={title}
          onChange={(next) => changeWish(id, { quantity: Math.min(next, MAX_WISHED_QUANTITY) })}
          onZero={onTakeOff}
        />
        <span className={styles.printed} aria-hidden="true">
          × {quantity}
        </span>
      </div>
      <p className={styles.total}>{formatMoney(price.current.minorUnits * quantity)}</p>
      <IconButton icon="trash" size={19} className={styles.remove} label={t('wish.removeName', { name: title })} onClick={onTakeOff} />
    </div>
  );
}

/** Keeps what is typed when the field is left, or with Enter. */
function NoteField({ note, name, onChange }: { note: string; name: string; onChange: (note: string) => void }) {
  const t = useT();
  const [text, setText] = useState(note);
  const [kept, setKept] = useState(note);
  // Another device may have changed it.
  if (kept !== note) {
    setKept(note);
    setText(note);
  }
  const keep = () => {
    if (text.trim() !== note) onChange(text.trim());
  };
  return (
    <input
      className={styles.note}
      data-empty={text === '' || undefined}
      value={text}
      maxLength={MAX_WISH_NOTE_LENGTH}
      placeholder={t('wish.notePlaceholder')}
      aria-label={t('wish.noteFor', { name })}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}
