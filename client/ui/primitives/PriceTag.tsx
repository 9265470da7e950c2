import { useT } from '#client/i18n/useT.ts';
import { cx } from './cx.ts';
import { Price } from './Price.tsx';
import styles from './Price.module.css';
import { VisuallyHidden } from './Type.tsx';

interface PriceTagProps {
  price: string;
  /** The price before, formatted; with it the label turns into a clip-tag. */
  was?: string | null;
  percent?: number | null;
  /** `solid` red at most once a screen (a deal, the product page); grids use `soft`. */
  look?: 'soft' | 'solid';
  size?: 'card' | 'large';
  className?: string;
}

/** The price row: clip-tag with a cut corner when the price has come down, then the old price and the saving. */
export function PriceTag({ price, was, percent, look = 'soft', size = 'card', className }: PriceTagProps) {
  const t = useT();
  if (!was) {
    return (
      <p className={cx(styles.tagRow, styles[size], className)}>
        <Price money={price} size={size} />
      </p>
    );
  }
  return (
    <p className={cx(styles.tagRow, styles[size], className)}>
      <span className={cx(styles.tag, styles[look])}>
        <span aria-hidden="true">
          <Price money={price} size={size} />
        </span>
        <VisuallyHidden>{t('ui.priceNow', { price })}</VisuallyHidden>
      </span>
      <span className={styles.was}>
        <s aria-hidden="true">{was}</s>
        <VisuallyHidden>{t('ui.priceWas', { price: was })}</VisuallyHidden>
      </span>
      {percent != null && percent > 0 && (
        <span className={styles.percent}>
          <span aria-hidden="true">−{percent}%</span>
          <VisuallyHidden>{t('ui.percentOff', { n: percent })}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}
