import styles from './feedback.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** Aspect ratio (width / height), used instead of a height. */
  ratio?: string;
  radius?: string;
}

/** Placeholder with the dimensions of the content being loaded; hidden from screen readers. */
export function Skeleton({ width = '100%', height = '1em', ratio, radius }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
