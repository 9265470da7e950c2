import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Price.module.css';
import { Stars } from './Stars.tsx';

interface RatingProps {
  /** From 0 to 5. Nothing is shown for null or if `count` is 0. */
  average: number | null | undefined;
  /** Number of reviews. */
  count: number;
  /** `short`: one star and the average; `counted`: also the number of reviews; `stars`: five stars, average and number of reviews. */
  variant?: 'short' | 'counted' | 'stars';
}

/** Average of the reviews. */
export function Rating({ average, count, variant = 'short' }: RatingProps) {
  const t = useT();
  if (average == null || count === 0) return null;
  const figure = average.toFixed(1);
  const name = t('ui.ratedBy', { x: figure, n: count });
  return (
    <span className={styles.rating} role="img" aria-label={name} title={name}>
      {variant === 'stars' ? (
        <Stars value={average} size={14} />
      ) : (
        <span className={styles.star}>
          <Icon name="star" size={12} isFilled />
        </span>
      )}
      <span>{figure}</span>
      {variant !== 'short' && <span>({count})</span>}
    </span>
  );
}
