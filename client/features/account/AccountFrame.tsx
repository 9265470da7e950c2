import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { NavLink } from '#client/ui/navigation/NavLink.tsx';
import { only, Scroller, Split, Container } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Account.module.css';
import { SignOutForm } from './SignOut.tsx';

export interface AccountLink {
  to: AppPath;
  label: PlainMessageKey;
  icon: IconName;
  /** A second page for which the entry is current. */
  also?: AppPath;
}

export const ACCOUNT_LINKS: readonly AccountLink[] = [
  { to: '/user-profile', label: 'account.profile', icon: 'user', also: '/profile-edit' },
  { to: '/orders', label: 'account.orders', icon: 'bag' },
  { to: '/messages', label: 'account.messages', icon: 'mail' },
  { to: '/user-reviews', label: 'account.reviews', icon: 'star' },
  { to: '/user-alerts', label: 'account.alerts', icon: 'bell', also: '/user-alerts/emails' },
  { to: '/user-history', label: 'account.history', icon: 'clock' },
  { to: '/user-invoice', label: 'account.invoices', icon: 'cash' },
  { to: '/wishlist-2', label: 'nav.wishlist', icon: 'heart', also: '/wishlist' },
  { to: '/user-follow', label: 'account.following', icon: 'shop' },
  { to: '/track-order', label: 'nav.track', icon: 'truck', also: '/track-order-2' },
];

interface AccountFrameProps {
  /** False hides the menu, for guests on pages that they may open. */
  isMember?: boolean;
  children: ReactNode;
}

/** Layout of account pages. The menu is at the side; on narrow screens it becomes a scrollable row above the page. */
export function AccountFrame({ isMember = true, children }: AccountFrameProps) {
  const t = useT();
  const menu = useScrollToCurrent(isMember);
  return (
    <Container isPage className={styles.frame}>
      {isMember ? (
        <Split isReversed side="216px" gap={[6, 14]}>
          <nav className={cx(styles.rail, only.screen)} aria-label={t('account.title')}>
            <Scroller as="ul" ref={menu} gap={1} className={styles.menu}>
              {ACCOUNT_LINKS.map(({ to, label, icon, also }) => (
                <li key={to}>
                  <NavLink to={to} also={also}>
                    <Icon name={icon} size={19} />
                    {t(label)}
                  </NavLink>
                </li>
              ))}
              <li className={styles.out}>
                <SignOutForm>
                  <button type="submit">
                    <Icon name="arrowRight" size={19} />
                    {t('auth.logout')}
                  </button>
                </SignOutForm>
              </li>
            </Scroller>
          </nav>
          <div>{children}</div>
        </Split>
      ) : (
        children
      )}
    </Container>
  );
}

/** Scrolls the current entry to the middle of the menu where the menu is a row. */
function useScrollToCurrent(isShown: boolean) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const menu = row.current;
    const current = menu?.querySelector<HTMLElement>('[aria-current]');
    if (menu && current) menu.scrollLeft = current.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2;
  }, [pathname, isShown]);
  return row;
}
