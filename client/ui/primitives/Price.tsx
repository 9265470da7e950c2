import { cx } from './cx.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** Formatted by the API or `formatMoney`: "$1,234.50". */
  money: string;
  /** `table`: tabular figures; the others are set tight, as on a price label. */
  size?: 'table' | 'card' | 'large';
}

/** Price with a raised currency sign. */
export function Price({ money, size = 'card' }: PriceProps) {
  const sign = /^[^\d\s-]+/.exec(money)?.[0] ?? '';
  if (size === 'table' || sign === '') return <span className={cx(styles.price, styles[size])}>{money}</span>;
  return (
    <span className={cx(styles.price, styles[size])}>
      <span className={styles.sign}>{sign}</span>
      {money.slice(sign.length)}
    </span>
  );
}
