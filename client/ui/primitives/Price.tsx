import { cx } from './cx.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** Formatted amount, such as "$1,234.50". */
  money: string;
  /** `table` has tabular figures and no raised sign. */
  size?: 'table' | 'card' | 'large';
}

/** Price with a raised currency sign, as on a price label. */
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
