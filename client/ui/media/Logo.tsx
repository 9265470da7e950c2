import styles from './Logo.module.css';

/** The logo: an awning, the curve of a bag below it, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg width="32" height="34" viewBox="0 0 32 34" aria-hidden="true" focusable="false">
        <path className={styles.cloth} d="M3.5 2h8v11.5a4.75 4.75 0 0 1-9.5 0L2 3.5A1.5 1.5 0 0 1 3.5 2z" />
        <path className={styles.gold} d="M11.25 2h9.5v11.5a4.75 4.75 0 0 1-9.5 0z" />
        <path className={styles.cloth} d="M20.5 2h8A1.5 1.5 0 0 1 30 3.5v10a4.75 4.75 0 0 1-9.5 0z" />
        <path className={styles.bag} d="M5.5 21.5v5a5 5 0 0 0 5 5h11a5 5 0 0 0 5-5v-5" />
      </svg>
      <span aria-hidden="true">rizq</span>
    </span>
  );
}
