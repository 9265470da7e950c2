import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import grid from './WishCards.module.css';
import styles from './WishSkeleton.module.css';

/** The cards' places while they are on their way. Seen only when that takes a moment. */
export function WishSkeleton({ count }: { count: number }) {
  return (
    <div className={`${grid.grid} ${styles.late}`} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.card}>
          <Skeleton ratio="1" radius="var(--radius-l)" />
          <Skeleton width="40%" height="26px" />
          <Skeleton width="90%" height="20px" />
          <Skeleton width="60%" height="18px" />
          <Skeleton height="44px" radius="var(--radius-m)" />
        </div>
      ))}
    </div>
  );
}

/** The same for rows. */
export function WishRowsSkeleton({ count }: { count: number }) {
  return (
    <div className={`${styles.rows} ${styles.late}`} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <Skeleton key={position} height="88px" radius="var(--radius-l)" />
      ))}
    </div>
  );
}
