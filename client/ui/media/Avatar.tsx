import styles from './Avatar.module.css';
import { groundOfName } from './groundOfName.ts';

/** Particles in Malaysian names, which are skipped for initials. */
const PARTICLES = /^(?:anak|bin|binti|a\/[lp])$/i;

/** Round avatar with a person's initials; hidden from screen readers because the name is next to it. */
export function Avatar({ name, size }: { name: string; size: number }) {
  const words = name
    .replace(/,.*/, '')
    .split(/\s+/)
    .filter((word) => !PARTICLES.test(word));
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.slice(0, 1) ?? '').join('');
  return (
    <span
      className={styles.avatar}
      data-ground={groundOfName(name)}
      style={{ '--size': `${size}px` } as React.CSSProperties}
      aria-hidden="true"
    >
      {initials.toUpperCase()}
    </span>
  );
}
