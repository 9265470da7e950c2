import styles from './FashionLogo.module.css';

/** The sign of the fashion pages; its link says what it is. */
export function FashionLogo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      Rizq <i>atelier</i>
    </span>
  );
}
