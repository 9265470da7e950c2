import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Awning.module.css';
import { only } from '#client/ui/primitives/Layout.tsx';

/** The scalloped edge of a market stall: under the header, and on top of the mart's band. */
export function Awning({ isOnBand = false }: { isOnBand?: boolean }) {
  return (
    <div className={cx(styles.awning, only.screen, isOnBand && styles.onBand)} aria-hidden="true">
      <div className={styles.cloth} />
    </div>
  );
}
