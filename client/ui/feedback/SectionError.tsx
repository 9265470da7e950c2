import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './feedback.module.css';

interface SectionErrorProps {
  onRetry: () => void;
  /** Replaces the default message about products. */
  message?: string;
}

/** Replaces a list that failed to load. Retries when the browser is back online. */
export function SectionError({ onRetry, message }: SectionErrorProps) {
  const t = useT();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const retry = useEffectEvent(onRetry);
  useEffect(() => listen(window, { online: () => retry() }), []);
  return (
    <Cluster isTight gap={4} justify="between" className={cx(styles.note, styles.sectionError)} role="alert">
      <Icon name="warning" />
      <p>{isOnline ? (message ?? t('ui.failed')) : t('ui.failedOffline')}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Cluster>
  );
}

const subscribe = (listener: () => void) => listen(window, { online: listener, offline: listener });
