import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import styles from './CompareSkeleton.module.css';

const LINES = ['price', 'rating', 'stock', 'place', 'brand'] as const;

/** The table's place while the products are on their way. Seen only when that takes a moment. */
export function CompareSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.columns} style={{ '--products': count } as React.CSSProperties} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.column}>
          <Skeleton ratio="1" radius="var(--radius-l)" />
          <Skeleton width="90%" height="22px" />
          {LINES.map((line) => (
            <Skeleton key={line} width="60%" height="26px" />
          ))}
        </div>
      ))}
    </div>
  );
}
