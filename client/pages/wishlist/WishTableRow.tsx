import { formatMoney } from '#schema/rules/money.ts';
import { productPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { canBeOrdered } from './moveToCart.ts';
import { WishAction } from './WishAction.tsx';
import { WishPick } from './WishPick.tsx';
import type { WishRow } from './wishRows.ts';
import { statusLabel } from './wishStatus.ts';
import styles from './WishTableRow.module.css';

interface WishTableRowProps {
  row: WishRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onTakeOff: () => void;
  onMove: () => void;
}

/** One saved product in the table. */
export function WishTableRow({ row, isChosen, onChoose, onTakeOff, onMove }: WishTableRowProps) {
  const t = useT();
  const locale = useLocale();
  const { product, entry, dropCents } = row;
  const { id, slug, title, price, images, vendor } = product;
  const isThere = canBeOrdered(product);
  return (
    <tr data-item={id} className={styles.row} data-chosen={isChosen || undefined}>
      <td className={styles.pick}>
        <WishPick isChosen={isChosen} onChoose={onChoose}>
          <VisuallyHidden>{t('wish.select', { name: title })}</VisuallyHidden>
        </WishPick>
      </td>
      <th scope="row" className={styles.product}>
        <div>
          <ProductImage image={images[0]} sizes="72px" isDecorative isDimmed={!isThere} className={styles.tile} />
          <span>
            <AppLink to={productPath(slug)}>{title}</AppLink>
            <small>{vendor.name}</small>
          </span>
        </div>
      </th>
      <td className={styles.date}>
        <span className={styles.dateWord}>{t('wish.addedOn', { date: formatDate(entry.savedAt, locale) })}</span>
        <span className={styles.dateOnly}>{formatDate(entry.savedAt, locale)}</span>
      </td>
      <td className={styles.price}>
        <PriceTag price={formatMoney(price.current.minorUnits)} was={price.was && formatMoney(price.was.minorUnits)} />
        {dropCents > 0 && isThere && <small className={styles.drop}>{t('wish.drop', { amount: formatMoney(dropCents) })}</small>}
      </td>
      <td className={styles.status}>
        <span data-there={isThere || undefined}>{t(statusLabel(product))}</span>
      </td>
      <td className={styles.actions}>
        <div>
          <WishAction product={product} onMove={onMove} />
          <IconButton icon="trash" size={20} label={t('wish.removeName', { name: title })} onClick={onTakeOff} />
        </div>
      </td>
    </tr>
  );
}
