import type { ReactNode } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { cx } from './cx.ts';
import styles from './PrintDocument.module.css';

interface PaperHeadProps {
  title: string;
  number: string;
  /** Who writes it, by name; with what else there is to know of them below. */
  from: string;
  children: ReactNode;
}

/** The head of a sheet: what it is, and whose. */
export function PaperHead({ title, number, from, children }: PaperHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.number}>{number}</p>
      </div>
      <div className={styles.seller}>
        <p className={styles.shop}>{from}</p>
        {children}
      </div>
    </header>
  );
}

/** Lines under a small heading. */
export function PaperPart({ title, lines, children }: { title: string; lines?: readonly string[]; children?: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  );
}

interface PaperTableProps {
  /** Heads of the columns of words, and of those of figures behind them. */
  words: readonly string[];
  figures: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** The lines of a sheet under their heads. */
export function PaperTable({ words, figures, className, children }: PaperTableProps) {
  return (
    <table className={cx(styles.table, className)}>
      <thead>
        <tr>
          {[...words, ...figures].map((head, at) => (
            <th key={head} scope="col" className={at < words.length ? undefined : styles.figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface PaperSumsProps {
  /** Labels with cents, in order. */
  rows: readonly (readonly [string, number])[];
  total: readonly [string, number];
}

/** What it comes to, at the foot of a table. */
export function PaperSums({ rows, total: [label, cents] }: PaperSumsProps) {
  return (
    <dl className={styles.sums}>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{label}</dt>
        <dd>{formatMoney(cents)}</dd>
      </div>
    </dl>
  );
}
