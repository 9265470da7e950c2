import styles from './DropLogo.module.css';

/** The sign of the drop; its link says what it is. */
export function DropLogo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      RIZQ DROP
    </span>
  );
}
