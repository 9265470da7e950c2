import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import type { CardPartProps } from './CardLook.ts';
import styles from './FashionCard.module.css';

/** One word in the corner of a tile, and only where there is something to say: the saving before "New", before "Viewed". */
export function FashionCardTag({ product, isViewed }: CardPartProps) {
  const t = useT();
  const { discountPercent } = product.price;
  if (discountPercent !== null && discountPercent > 0)
    return <span className={cx(styles.tag, styles.sale)}>{t('ui.percentOff', { n: discountPercent })}</span>;
  if (product.label === 'NEW') return <span className={cx(styles.tag, styles.new)}>{t('product.new')}</span>;
  return isViewed ? <span className={cx(styles.tag, styles.quiet)}>{t('product.viewed')}</span> : null;
}
