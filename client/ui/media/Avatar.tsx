import styles from './Avatar.module.css';

/** Background colours; each name always has the same. */
const GROUNDS = ['leaf', 'mango', 'berry', 'sky', 'lilac', 'clay'] as const;
/** Particles of a name, which have no initial: "anak", "bin", "binti", "a/l", "a/p". */
const PARTICLES = /^(?:anak|bin|binti|a\/[lp])$/i;

/** Avatar with a person's initials, beside their name. */
export function Avatar({ name, size }: { name: string; size: number }) {
  const words = name
    .replace(/,.*/, '')
    .split(/\s+/)
    .filter((word) => !PARTICLES.test(word));
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.slice(0, 1) ?? '').join('');
  const ground = GROUNDS[[...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % GROUNDS.length];
  return (
    <span className={styles.avatar} data-ground={ground} style={{ '--size': `${size}px` } as React.CSSProperties} aria-hidden="true">
      {initials.toUpperCase()}
    </span>
  );
}
