import { useId } from 'react';
import { CompareCell } from './CompareCell.tsx';
import { CompareHead } from './CompareHead.tsx';
import { bestOf, isThere, type CompareRow } from './compareRows.ts';
import type { ComparedProduct } from './useComparison.ts';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  products: readonly ComparedProduct[];
  rows: readonly CompareRow[];
  /** Marks the rows in which the products differ; not needed when there are no others. */
  isMarking: boolean;
  onRemove: (product: ComparedProduct) => void;
}

/** The products side by side. Wider than the screen it scrolls sideways in itself, with the labels staying in sight. */
export function CompareTable({ products, rows, isMarking, onRemove }: CompareTableProps) {
  const t = useT();
  const caption = useId();
  const cheapest = bestOf(products, (product) => (isThere(product) ? -product.price.current.minorUnits : null));
  const bestRated = bestOf(products, ({ rating }) => (rating.count > 0 ? rating.average : null));
  return (
    <div
      role="region"
      aria-labelledby={caption}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard too, so it has to take the focus
      tabIndex={0}
      className={styles.pane}
      style={{ '--products': products.length } as React.CSSProperties}
    >
      <table className={styles.table}>
        <caption id={caption}>
          <VisuallyHidden>{t('compare.table', { n: products.length })}</VisuallyHidden>
        </caption>
        <CompareHead products={products} onRemove={onRemove} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={cx(isMarking && row.isDifferent && styles.different)}>
              <th scope="row">
                {row.label}
                {isMarking && row.isDifferent && (
                  <span className={styles.mark}>
                    <span aria-hidden="true">≠</span>
                    <VisuallyHidden>, {t('compare.differs')}</VisuallyHidden>
                  </span>
                )}
              </th>
              {products.map((product, column) => (
                <td key={product.id}>
                  <CompareCell
                    detail={row.key}
                    text={row.texts[column] ?? null}
                    product={product}
                    isCheapest={cheapest.has(product.id)}
                    isBestRated={bestRated.has(product.id)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
