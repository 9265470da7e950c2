import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Table.module.css';

export interface Definition {
  /** React key, for entries that can be removed or reordered; the index by default. */
  key?: string;
  term: ReactNode;
  value: ReactNode;
}

interface DefinitionListProps {
  /** False, null and undefined entries are omitted. */
  entries: readonly (Definition | false | null | undefined)[];
  /** `rows` puts term and value at opposite ends of a line, `columns` puts terms in a column, `stacked` puts the value below its term. */
  variant?: 'rows' | 'columns' | 'stacked';
  className?: string | undefined;
}

export function DefinitionList({ entries, variant = 'rows', className }: DefinitionListProps) {
  return (
    <dl className={cx(styles.list, variant === 'stacked' ? styles.below : styles[variant], className)}>
      {entries.map(
        (entry, index) =>
          entry && (
            <div key={entry.key ?? index}>
              <dt>{entry.term}</dt>
              <dd>{entry.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
