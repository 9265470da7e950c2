/**
 * Prefetches a page's code and data when its link is hovered, focused or touched. Listens on the document, so that links can stay plain.
 */
import type { ApolloClient } from '@apollo/client';
import { apiLocale } from '#client/i18n/Locale.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { listen } from '#client/lib/listen.ts';
import type { Prefs } from '#client/state/prefs.ts';
import { loadPage } from './loadPage.ts';
import { pageUrl } from './pageUrl.ts';
import { rowAt } from './rowAt.ts';

/** Hover delay in ms. */
const INTENT_MS = 65;
/** Time after which a page may be prefetched again. */
const FRESH_MS = 60_000;

interface PrefetchOptions {
  client: ApolloClient;
  prefs: () => Prefs;
  target?: Document;
}

/** Starts listening. Returns a stop function. */
export function prefetchOnIntent({ client, prefs, target = document }: PrefetchOptions): () => void {
  const fetchedAt = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingFor: string | null = null;

  const fetchNow = (href: string) => {
    const now = Date.now();
    if (now - (fetchedAt.get(href) ?? -Infinity) < FRESH_MS) return;
    fetchedAt.set(href, now);
    void prefetchPage(href, client, prefs()).catch(ignore);
  };
  const forget = () => {
    clearTimeout(timer);
    waitingFor = null;
  };
  const come = (event: Event) => {
    const href = hrefOf(event);
    if (href === waitingFor) return;
    forget();
    if (href === null || savesData()) return;
    if (event.type !== 'pointerover') fetchNow(href);
    else {
      waitingFor = href;
      timer = setTimeout(() => fetchNow(href), INTENT_MS);
    }
  };

  const stop = listen(target, { pointerover: come, focusin: come, touchstart: come, pointerleave: forget }, { passive: true });
  return () => {
    forget();
    stop();
  };
}

/** Path and query of an event's link; null if there is no link or it should not be prefetched. */
function hrefOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // Filter and sort links (`nofollow`) are not prefetched, because there are many and each needs a different query.
  if (link === null || link.target === '_blank' || link.relList.contains('nofollow') || link.hasAttribute('role')) return null;
  const { pathname, search, origin } = new URL(link.href);
  const { location } = window;
  if (origin !== location.origin || (pathname === location.pathname && search === location.search)) return null;
  return pathname + search;
}

async function prefetchPage(href: string, client: ApolloClient, prefs: Prefs): Promise<void> {
  const url = pageUrl(href);
  const { row, params } = rowAt(url.pathname);
  if (row === null) return;
  const { loader, messages } = await loadPage(row.page);
  await loadMessages(prefs.language, messages);
  // Prefetched data would not be used: members' pages fetch theirs on each visit, and the first page's data is not fetched again.
  if (loader === null || loader.isForFirstPage || row.access === 'member') return;
  await client.query({
    query: loader.document,
    variables: loader.variables({ url, params, prefs, locale: apiLocale(prefs.language), view: row.view }),
    errorPolicy: 'all',
    fetchPolicy: 'cache-first',
  });
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser's data saver is on or the connection is 2G. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

function ignore(): void {}
