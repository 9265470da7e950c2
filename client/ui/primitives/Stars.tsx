import { Icon } from '#client/ui/media/Icon.tsx';
import { cx } from './cx.ts';
import styles from './Stars.module.css';

interface StarsProps {
  /** From 0 to 5; drawn rounded to halves. */
  value: number;
  size?: number;
  /** Text alternative. Without it, the stars are decorative and need a text next to them. */
  label?: string;
}

export const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars. */
export function Stars({ value, size = 16, label }: StarsProps) {
  return (
    <span className={styles.stars} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {STARS.map((star) => {
        const fill = fillOf(star, value);
        return (
          <span key={star} className={cx(styles.star, styles[fill])} data-fill={fill}>
            <Icon name="star" size={size} isFilled />
            {fill === 'half' && <Icon name="star" size={size} isFilled />}
          </span>
        );
      })}
    </span>
  );
}

/** How far one star is filled. The value is rounded to halves, so 4.8 fills five stars. */
function fillOf(star: number, value: number): 'on' | 'half' | 'off' {
  const halves = Math.round(value * 2) / 2;
  if (halves >= star) return 'on';
  return halves >= star - 0.5 ? 'half' : 'off';
}
