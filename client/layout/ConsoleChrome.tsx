import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { vendorStorePath, type AppPath } from '#client/config/links.ts';
import { SignOutForm } from '#client/features/account/SignOut.tsx';
import { BackToTop } from '#client/features/navigation/BackToTop.tsx';
import { usePackageWatch } from '#client/features/fulfilment/usePackageWatch.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack, only, Message } from '#client/ui/primitives/Layout.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import type { ChromeProps } from '#client/layout/frames.ts';
import { useFetchedField } from '#client/graphql/usePageData.ts';
import { ConsoleChromeDocument } from './ConsoleChrome.generated.ts';
import styles from './ConsoleChrome.module.css';
import { LanguageSwitch, ThemeSwitch } from './Preferences.tsx';
import { SkipLinks } from './Shortcuts.tsx';

interface ConsoleLink {
  to: AppPath;
  /** Other pages on which the link is current. */
  also: readonly string[];
  label: PlainMessageKey;
  icon: IconName;
  /** Badge: number of packages to pack, of unread messages, or of unanswered reviews or questions. */
  count?: 'toPack' | 'unread' | 'unanswered' | 'openQuestions';
}

const CONSOLE_LINKS: readonly ConsoleLink[] = [
  { to: '/vendor-dashboard', also: [], label: 'console.dashboard', icon: 'grid' },
  { to: '/vendor-profile', also: ['/vendor-edit'], label: 'console.profile', icon: 'shop' },
  { to: '/vendor-upload', also: ['/vendor-import'], label: 'console.upload', icon: 'arrowUp' },
  { to: '/vendor-orders', also: [], label: 'console.orders', icon: 'package', count: 'toPack' },
  { to: '/vendor-stock', also: [], label: 'vendorProducts.stock', icon: 'box' },
  { to: '/vendor-conversations', also: ['/vendor-messages'], label: 'console.messages', icon: 'mail', count: 'unread' },
  { to: '/vendor-reviews', also: [], label: 'console.reviews', icon: 'star', count: 'unanswered' },
  { to: '/vendor-questions', also: [], label: 'console.questions', icon: 'question', count: 'openQuestions' },
  { to: '/vendor-demand', also: [], label: 'console.demand', icon: 'bell' },
  { to: '/vendor-setting', also: ['/vendor-setting-edit'], label: 'console.settings', icon: 'settings' },
];

const COUNT_LABELS = {
  toPack: 'console.toPackSpoken',
  unread: 'console.unreadSpoken',
  unanswered: 'console.unansweredSpoken',
  openQuestions: 'console.openQuestionsSpoken',
} as const;

/** Frame for the vendor console with a sidebar, whose data is part of each page's query. */
export function ConsoleChrome({ children }: ChromeProps) {
  const t = useT();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const vendor = useFetchedField(ConsoleChromeDocument, 'viewer')?.viewer?.vendor ?? null;
  const counts = {
    toPack: vendor?.todo.toPack ?? 0,
    unread: (vendor?.unreadMessages ?? 0) + (vendor?.unreadConversations ?? 0),
    unanswered: vendor?.unansweredReviews ?? 0,
    openQuestions: vendor?.unansweredQuestions ?? 0,
  };
  const nav = useScrollToCurrentTab(pathname);
  const fresh = usePackageWatch(useHydrated() && vendor !== null);
  return (
    <>
      <SkipLinks hasSearch={false} />
      <LiveRegion message={fresh > 0 ? t('vendorPackages.newOrders', { n: fresh }) : ''} />
      <div className={styles.shell}>
        <Stack as="header" gap={6} data-ground="rail" className={cx(styles.rail, only.screen)}>
          <div className={styles.top}>
            <AppLink to="/" aria-label={t('header.brand')}>
              <Logo />
            </AppLink>
            <p>{t('console.title')}</p>
          </div>
          <nav ref={nav} aria-label={t('console.nav')} className={styles.nav}>
            <Stack as="ul" gap={1}>
              {CONSOLE_LINKS.map(({ to, also, label, icon, count }) => (
                <li key={to}>
                  <AppLink to={to} aria-current={isWithin(pathname, to, also) ? 'page' : undefined}>
                    <Icon name={icon} size={20} />
                    <span>{t(label)}</span>
                    {count && counts[count] > 0 && (
                      <b>
                        <span aria-hidden="true">{counts[count]}</span>
                        <VisuallyHidden>{t(COUNT_LABELS[count], { n: counts[count] })}</VisuallyHidden>
                      </b>
                    )}
                  </AppLink>
                </li>
              ))}
              <li className={styles.leave}>
                <AppLink to="/user-profile">
                  <Icon name="user" size={20} />
                  {t('account.title')}
                </AppLink>
              </li>
              <li>
                <SignOutForm>
                  <button type="submit">
                    <Icon name="lock" size={20} />
                    {t('auth.logout')}
                  </button>
                </SignOutForm>
              </li>
            </Stack>
          </nav>
          <div className={styles.foot}>
            {vendor && (
              <p className={styles.shop}>
                <span>{vendor.profile.name}</span>
                <span>{vendor.profile.city}</span>
                <AppLink to={vendorStorePath(vendor.profile.slug)}>{t('console.asShopper')}</AppLink>
              </p>
            )}
            <Cluster justify="between" gap={1}>
              <LanguageSwitch />
              <ThemeSwitch />
            </Cluster>
          </div>
        </Stack>
        <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main}>
          {vendor?.isAwaitingApproval && (
            <Message tone="notice" below={5} role="status">
              <Icon name="clock" size={20} />
              {t('vendorSettings.awaiting')}
            </Message>
          )}
          {children}
        </main>
      </div>
      <BackToTop />
    </>
  );
}

/** Whether the link is current, which it is on its own page, on pages below it and on its other pages. */
function isWithin(pathname: string, to: string, also: readonly string[]): boolean {
  return pathname === to || pathname.startsWith(`${to}/`) || also.includes(pathname);
}

/** Scrolls the current link into view if the navigation overflows. */
function useScrollToCurrentTab(pathname: string) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - 24;
  }, [pathname]);
  return row;
}
