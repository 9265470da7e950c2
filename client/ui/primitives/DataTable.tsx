import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Table.module.css';
import { VisuallyHidden } from './Type.tsx';
import { only } from './Layout.tsx';

export interface Column<Row> {
  key: string;
  label: ReactNode;
  isLabelHidden?: boolean;
  /** Uses tabular figures and aligns them to the end. */
  isNumeric?: boolean;
  isRowHeading?: boolean;
  isWideOnly?: boolean;
  className?: string | undefined;
  render: (row: Row, index: number) => ReactNode;
}

interface DataTableProps<Row> {
  /** Visually hidden unless `isCaptionVisible`. */
  caption: ReactNode;
  isCaptionVisible?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  rowProps?: (row: Row, index: number) => { className?: string | undefined; 'data-state'?: string | undefined };
  /** Turns rows into blocks on narrow screens; each cell then shows its column's label. */
  isStacked?: boolean;
  /** Footer rows, such as totals. */
  foot?: ReactNode;
  className?: string | undefined;
}

/** Table built from columns and rows; scrolls horizontally in its own box if it is too wide. */
export function DataTable<Row>({
  caption,
  isCaptionVisible,
  columns,
  rows,
  rowKey,
  rowProps,
  isStacked,
  foot,
  className,
}: DataTableProps<Row>) {
  const cellClass = ({ isNumeric, isWideOnly, className: own }: Column<Row>) =>
    cx(isNumeric && styles.numeric, isWideOnly && only.fromMd, own) || undefined;
  return (
    <div className={styles.box}>
      <table className={cx(styles.table, isStacked && styles.stacked, className)}>
        <caption>{isCaptionVisible ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} {...rowProps?.(row, index)}>
              {columns.map((column) => {
                const Cell = column.isRowHeading ? 'th' : 'td';
                const label = typeof column.label === 'string' && !column.isLabelHidden ? column.label : undefined;
                return (
                  <Cell key={column.key} scope={column.isRowHeading ? 'row' : undefined} className={cellClass(column)} data-label={label}>
                    {column.render(row, index)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}
