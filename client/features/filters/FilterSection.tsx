import { useId, type ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './FilterSection.module.css';

interface FilterSectionProps {
  title: string;
  /** Values of which only one can be chosen. */
  isSingle?: boolean;
  isOpen?: boolean;
  children: ReactNode;
}

/** A group of filters under its heading, which folds it away. Works without scripts. */
export function FilterSection({ title, isSingle = false, isOpen = true, children }: FilterSectionProps) {
  const id = useId();
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.summary}>
        <h3 id={id}>{title}</h3>
        <Icon name="chevronDown" size={18} className={styles.arrow} />
      </summary>
      <div role={isSingle ? 'radiogroup' : 'group'} aria-labelledby={id} className={styles.values}>
        {children}
      </div>
    </details>
  );
}
