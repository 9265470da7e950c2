import { cx } from '#client/ui/primitives/cx.ts';
import styles from './LoadingOverlay.module.css';
import { useOverlay } from './useOverlay.ts';

/** A veil over the page while it changes. Takes no clicks and no focus, and is not read out. */
export function LoadingOverlay() {
  const isShown = useOverlay();
  if (!isShown) return null;
  return (
    <div className={styles.overlay} aria-hidden="true" data-overlay="">
      <div className={styles.mark}>
        <span className={styles.scallop} />
        <span className={cx(styles.scallop, styles.gold)} />
        <span className={styles.scallop} />
      </div>
    </div>
  );
}
