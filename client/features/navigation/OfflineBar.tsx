import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TOAST_MS } from '#client/config/limits.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { listen } from '#client/lib/listen.ts';
import { KEPT_AT, OFFLINE_PATH } from '#client/lib/offlineCaches.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './navigation.module.css';

/** A network that is away for less than this is nobody's concern. */
export const OFFLINE_AFTER_MS = 1000;
/** Browsers do not tell when a server that could not be reached is there again. */
const PROBE_EVERY_MS = 15_000;

/**
 * Says that the network is gone, after a second of it, that the cart is safe, and of when a page from the service worker's cache is; a word in
 * passing in its place when it is back: a toast would lie over the button of an order.
 */
export function OfflineBar() {
  const t = useT();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [isOffline, setOffline] = useState(false);
  const [isBack, setBack] = useState(false);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  useEffect(() => onKeptData(setKeptAt), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let probe: ReturnType<typeof setInterval> | undefined;
    const leave = (afterMs: number) => {
      timer ??= setTimeout(() => setOffline(true), afterMs);
    };
    const comeBack = () => {
      clearTimeout(timer);
      clearInterval(probe);
      timer = undefined;
      setOffline(false);
      setKeptAt(null);
      document.documentElement.removeAttribute(KEPT_AT);
    };
    const isKept = document.documentElement.hasAttribute(KEPT_AT);
    // A page from the cache says so at once: nothing moves under a finger later.
    if (!navigator.onLine || isKept) leave(isKept ? 0 : OFFLINE_AFTER_MS);
    if (isKept) probe = setInterval(() => void fetch('/readyz').then(comeBack, () => undefined), PROBE_EVERY_MS);
    const stop = listen(window, { offline: () => leave(OFFLINE_AFTER_MS), online: comeBack });
    return () => {
      clearTimeout(timer);
      clearInterval(probe);
      stop();
    };
  }, []);
  useEffect(() => {
    if (!isOffline) return undefined;
    return () => setBack(true);
  }, [isOffline]);
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setBack(false), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  const age = isOffline && pathname !== OFFLINE_PATH ? (keptAt ?? document.documentElement.getAttribute(KEPT_AT)) : null;
  return (
    <div role="status" data-offline={isOffline || undefined} data-back={isBack || undefined} className={styles.offline}>
      {isBack && !isOffline && (
        <Cluster as="p" justify="center" noWrap>
          <Icon name="check" size={18} />
          {t('ui.online')}
        </Cluster>
      )}
      {isOffline && (
        <Cluster as="p" justify="center" noWrap>
          <Icon name="warning" size={18} />
          {t('ui.offline')} {age !== null && t('ui.keptAt', { time: formatDate(age, locale, 'hour') })}
        </Cluster>
      )}
    </div>
  );
}

/** Calls back with the date (RFC 9110) of data that came from the service worker's cache. Returns the way to stop. */
function onKeptData(listener: (keptAt: string) => void): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const hear = ({ data }: MessageEvent) => {
    const { keptAt } = (data ?? {}) as { keptAt?: string };
    if (keptAt !== undefined) listener(keptAt);
  };
  serviceWorker?.addEventListener('message', hear);
  return () => serviceWorker?.removeEventListener('message', hear);
}
