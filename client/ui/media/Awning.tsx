import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Awning.module.css';
import { only } from '#client/ui/primitives/Layout.tsx';

/** Decorative scalloped edge below the header or, with `isOnBand`, at the top of the mart's band. */
export function Awning({ isOnBand = false }: { isOnBand?: boolean }) {
  return (
    <div className={cx(styles.awning, only.screen, isOnBand && styles.onBand)} aria-hidden="true">
      <div className={styles.cloth} />
    </div>
  );
}
