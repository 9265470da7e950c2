import { cx } from './cx.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** As the API or `formatMoney` writes it: "$1,234.50". */
  money: string;
  /** `table` keeps figures in columns; the others set them tight, as on a price label. */
  size?: 'table' | 'card' | 'large';
}

/** An amount with its currency sign raised, as market stalls write it. */
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
