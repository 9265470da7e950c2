import { useT } from '#client/i18n/useT.ts';
import { cx } from './cx.ts';
import { Price } from './Price.tsx';
import styles from './Price.module.css';
import { VisuallyHidden } from './Type.tsx';

interface PriceTagProps {
  price: string;
  /** Formatted former price. Turns the price into a sale tag. */
  was?: string | null;
  percent?: number | null;
  /** Use `solid` at most once per screen, for a deal or on the product page; grids use `soft`. */
  variant?: 'soft' | 'solid';
  size?: 'card' | 'large';
  className?: string;
}

/** A price; if discounted, a tag with a cut corner, followed by the former price and the percentage. */
export function PriceTag({ price, was, percent, variant = 'soft', size = 'card', className }: PriceTagProps) {
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
      <span className={cx(styles.tag, styles[variant])}>
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
