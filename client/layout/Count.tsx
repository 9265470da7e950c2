import { useHydrated } from '#client/state/useHydrated.ts';
import styles from './Count.module.css';

/** The figure on an icon. Invisible while the shopper's own state is not loaded yet, and for nothing. */
export function Count({ n }: { n: number }) {
  if (!useHydrated() || n === 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {n > 99 ? '99+' : n}
    </span>
  );
}
