import { useT } from '#client/i18n/useT.ts';
import { cx } from './cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Price.module.css';

interface RatingProps {
  /** From 0 to 5. Nothing is shown for null or if `count` is 0. */
  average: number | null | undefined;
  count: number;
  /** `short`: one star and the average; `counted`: also the number of ratings; `stars`: five stars, average and number of ratings. */
  variant?: 'short' | 'counted' | 'stars';
}

const STARS = [1, 2, 3, 4, 5] as const;

export function Rating({ average, count, variant = 'short' }: RatingProps) {
  const t = useT();
  if (average == null || count === 0) return null;
  const figure = average.toFixed(1);
  // The label says that the catalogue's ratings are samples, not reviews.
  const name = t('ui.ratedBy', { x: figure, n: count });
  return (
    <span className={styles.rating} role="img" aria-label={name} title={name}>
      {variant === 'stars' ? (
        STARS.map((star) => {
          const fill = fillOf(star, average);
          return (
            <span key={star} className={cx(styles.star, styles[fill])} data-fill={fill}>
              <Icon name="star" size={14} isFilled />
              {fill === 'half' && <Icon name="star" size={14} isFilled />}
            </span>
          );
        })
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

/** How far one star is filled. The average is rounded to halves, so 4.8 fills five stars. */
function fillOf(star: number, average: number): 'on' | 'half' | 'off' {
  const halves = Math.round(average * 2) / 2;
  if (halves >= star) return 'on';
  return halves >= star - 0.5 ? 'half' : 'off';
}
