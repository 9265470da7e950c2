import styles from './feedback.module.css';

interface SkeletonProps {
  /** CSS lengths. */
  width?: string;
  height?: string;
  /** Width : height, instead of a height. */
  ratio?: string;
  radius?: string;
}

/** The place of something still on its way, in its final measures. Says nothing. */
export function Skeleton({ width = '100%', height = '1em', ratio, radius }: SkeletonProps) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height: ratio ? undefined : height, aspectRatio: ratio, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
