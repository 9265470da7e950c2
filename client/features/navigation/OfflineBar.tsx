import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TOAST_MS } from '#client/config/limits.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { listen } from '#client/lib/listen.ts';
import { CACHED_AT, OFFLINE_PATH } from '#client/lib/offlineCaches.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import styles from './navigation.module.css';

/** Network interruptions shorter than this are not reported. */
export const OFFLINE_AFTER_MS = 1000;
/** How often to probe the server, because browsers do not report when it is reachable again. */
const PROBE_EVERY_MS = 15_000;

/**
 * Status bar that reports a lost connection (after 1 s), the age of a page from the service worker's cache, and the connection's return.
 * Not a toast, because a toast would cover the order button.
 */
export function OfflineBar() {
  const t = useT();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [isOffline, setOffline] = useState(false);
  const [isBack, setBack] = useState(false);
  const [cachedAt, setKeptAt] = useState<string | null>(null);
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
      document.documentElement.removeAttribute(CACHED_AT);
    };
    const isKept = document.documentElement.hasAttribute(CACHED_AT);
    // Cached pages show the bar immediately, to avoid a layout shift.
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
  const age = isOffline && pathname !== OFFLINE_PATH ? (cachedAt ?? document.documentElement.getAttribute(CACHED_AT)) : null;
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
          <span>{t('ui.offline')}</span> {age !== null && <span>{t('ui.keptAt', { time: formatDate(age, locale, 'hour') })}</span>}
        </Cluster>
      )}
    </div>
  );
}

/** Calls `listener` with the date (RFC 9110) of data served from the service worker's cache. Returns a function that unsubscribes. */
function onKeptData(listener: (keptAt: string) => void): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const onMessage = ({ data }: MessageEvent) => {
    const { keptAt } = (data ?? {}) as { keptAt?: string };
    if (keptAt !== undefined) listener(keptAt);
  };
  serviceWorker?.addEventListener('message', onMessage);
  return () => serviceWorker?.removeEventListener('message', onMessage);
}
