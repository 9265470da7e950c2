import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Outlet, ScrollRestoration, useLocation, useRevalidator, useRouteLoaderData } from 'react-router-dom';
import { SignOutEffects } from '#client/features/account/SignOut.tsx';
import { LoadingOverlay } from '#client/features/navigation/LoadingOverlay.tsx';
import { OfflineBar } from '#client/features/navigation/OfflineBar.tsx';
import { useAccountSync } from '#client/features/saved/useAccountSync.ts';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { messagesOf } from '#client/i18n/loadMessages.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { forgetPrivatePages } from '#client/lib/offlineCaches.ts';
import { useLazyImport } from '#client/lib/useLazyImport.ts';
import { forgetRemoved } from '#client/state/cart.ts';
import { compareVar } from '#client/state/compare.ts';
import { displayVar } from '#client/state/display.ts';
import { filterVar, setFilter } from '#client/state/filter.ts';
import { hydrationVar } from '#client/state/hydrateState.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { lostSessionVar, sessionVar } from '#client/state/session.ts';
import { onRefused, SCROLL_POSITIONS_KEY } from '#client/state/storage.ts';
import { currentPathVar, uiVar } from '#client/state/ui.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { NavigationBlocker } from '#client/ui/overlays/leaveGuards.ts';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { PageError } from './PageError.tsx';
import { CHROME_ROUTE, useChrome, type Chrome, type ChromeLoad } from './useChrome.ts';

/** Root layout, which stays mounted across pages and frames: overlays and navigation effects. */
export function ChromeLayout() {
  return (
    <PageLanguage>
      <Page />
    </PageLanguage>
  );
}

/** Error page shown in place of the root layout. */
export function ChromeError() {
  return (
    <PageLanguage>
      <PageError />
    </PageLanguage>
  );
}

/**
 * Provides the language of the root loader's data. A newly chosen language is displayed once its messages and the page's data are loaded,
 * so that all text changes in a single render. Typed input is kept.
 */
function PageLanguage({ children }: { children: ReactNode }) {
  const { language } = usePrefs();
  const { locale } = useRouteLoaderData<ChromeLoad>(CHROME_ROUTE) ?? { locale: language };
  useEffect(() => {
    document.documentElement.lang = LANGUAGES[locale].tag;
  }, [locale]);
  return (
    <I18nProvider locale={locale} messages={messagesOf(locale)}>
      {children}
    </I18nProvider>
  );
}

function Page() {
  const chrome = useChrome();
  useStorageNotice();
  return (
    <>
      <NavigationEffects />
      <NavigationBlocker />
      <SessionEffects />
      <SignOutEffects />
      <OfflineEffects />
      <Outlet />
      <Layers chrome={chrome} />
      <LoadingOverlay />
      <ScrollRestoration storageKey={SCROLL_POSITIONS_KEY} />
    </>
  );
}

/**
 * Focuses the heading and announces the title after a page change, as a document load would. Does nothing on the initial load, or when only
 * the filters have changed.
 */
function NavigationEffects() {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);
  const [announcement, announce] = useState('');
  useEffect(() => {
    currentPathVar(pathname);
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // Clears the category filter, which belongs to the page; the new page reads its own from the URL.
    if (filterVar().selectedCategory.length > 0) setFilter('selectedCategory', []);
    forgetRemoved();
    // The router restores scroll positions.
    if (hash === '') focusHeading();
    announce(document.title);
  }, [pathname, hash]);
  return (
    <div role="status">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}

/**
 * Synchronises the cart, lists and drafts with the account. After a login or logout, even in a different tab, clears Apollo's cache
 * and reloads the page's data. If the session ends while the page is in use, both wait for the next navigation.
 */
function SessionEffects() {
  useAccountSync();
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const id = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (!isHydrated) return;
    if (id === null) void forgetPrivatePages();
    const isLost = lostSessionVar();
    void import('#client/state/draftOwner.ts').then(({ settleDrafts }) => settleDrafts(id, isLost));
  }, [id, isHydrated]);
  const known = useRef<string | null>(undefined);
  useEffect(() => {
    if (!isHydrated) return;
    const hasMoved = shownKey.current !== key;
    shownKey.current = key;
    if (id === null && lostSessionVar() && !hasMoved) return;
    if (lostSessionVar()) lostSessionVar(false);
    const before = known.current;
    known.current = id;
    if (before === undefined || before === id) return;
    // Clears everything, because products, too, have fields that depend on the member. Unlike `clearStore`, this does not cancel the
    // requests of the page to which a login leads.
    void client.cache.reset();
    void revalidate();
  }, [client, id, isHydrated, key, revalidate]);
  return null;
}

/** Offline bar. Starts or stops the service worker according to the setting. Its cached pages are for the current language and account. */
function OfflineEffects() {
  const isHydrated = useHydrated();
  const isOn = usePersisted(displayVar, ({ isKeptOffline }) => isKeptOffline);
  const id = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  const language = useLocale();
  useEffect(() => {
    if (!isHydrated || !import.meta.env.PROD) return;
    void import('#client/features/navigation/keepOffline.ts').then(({ keepOffline }) => keepOffline(isOn, `${language} ${id ?? ''}`));
  }, [id, isHydrated, isOn, language]);
  return isHydrated && <OfflineBar />;
}

const loadParts = () => import('./lazyParts.ts');

/** Overlays: menu, cart, comparison and toasts. */
function Layers({ chrome }: { chrome: Chrome }) {
  const { state } = usePrefs();
  const isOpen = usePersisted(uiVar, ({ isCartOpen, isMenuOpen }) => isCartOpen || isMenuOpen);
  const isComparing = usePersisted(compareVar, ({ entries }) => entries.length > 0);
  const parts = useLazyImport(loadParts, isOpen || isComparing);
  if (parts === null) return null;
  const { CartDrawer, CompareTray, KeyboardHelp, MobileMenu, ReplaceCompared, ToastRegion } = parts;
  return (
    <>
      <MobileMenu chrome={chrome} />
      <CartDrawer state={state} />
      <CompareTray />
      <ReplaceCompared />
      <KeyboardHelp />
      <ToastRegion />
    </>
  );
}

/** Shows a toast if stored state could not be read in time, or if the browser refuses to store it. */
function useStorageNotice(): void {
  const t = useT();
  const isLost = usePersisted(hydrationVar) === 'defaults';
  useEffect(() => {
    if (isLost) toast.info(t('header.storageLost'), { id: 'storage-lost' });
  }, [isLost, t]);
  const hasWarned = useRef(false);
  useEffect(
    () =>
      onRefused(() => {
        if (!hasWarned.current) toast.warning(t('ui.notKept'), { id: 'not-kept' });
        hasWarned.current = true;
      }),
    [t],
  );
}
