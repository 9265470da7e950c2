import { useEffect, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './navigation.module.css';

/** A network that is away for less than this is nobody's concern. */
export const OFFLINE_AFTER_MS = 1000;

/** Says that the network is gone, after a second of it, and that the cart is safe; a word in passing when it is back. */
export function OfflineBar() {
  const t = useT();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      timer ??= setTimeout(() => setOffline(true), OFFLINE_AFTER_MS);
    };
    const comeBack = () => {
      clearTimeout(timer);
      timer = undefined;
      setOffline(false);
    };
    if (!navigator.onLine) leave();
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  useEffect(() => {
    if (!isOffline) return undefined;
    return () => toast.success(t('ui.online'), { id: 'network' });
  }, [isOffline, t]);
  return (
    <div role="status" className={styles.offline}>
      {isOffline && (
        <Cluster as="p" justify="center" noWrap>
          <Icon name="warning" size={18} />
          {t('ui.offline')}
        </Cluster>
      )}
    </div>
  );
}
