import type { ReactNode } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { cx } from './cx.ts';
import styles from './PrintDocument.module.css';

interface PaperHeadProps {
  title: string;
  number: string;
  /** The issuer's name; `children` contains the issuer's details. */
  from: string;
  children: ReactNode;
}

/** Header for a printed document: title, number and issuer. */
export function PrintHeader({ title, number, from, children }: PaperHeadProps) {
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

/** A section with a small heading and lines of text. */
export function PrintSection({ title, lines, children }: { title: string; lines?: readonly string[]; children?: ReactNode }) {
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
  /** Headings of the text columns, followed by the headings of the number columns. */
  words: readonly string[];
  figures: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

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
  /** Labels with amounts in cents. */
  rows: readonly (readonly [string, number])[];
  total: readonly [string, number];
}

export function PrintTotals({ rows, total: [label, cents] }: PaperSumsProps) {
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
