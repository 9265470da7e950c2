import { useMatches } from 'react-router-dom';
import { useSignOut } from '#client/features/account/SignOut.tsx';
import { useUnreadConversations } from '#client/features/conversations/useUnreadConversations.ts';
import { useT } from '#client/i18n/useT.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { shortName } from '#client/lib/shortName.ts';
import { Disclosure } from '#client/ui/overlays/Disclosure.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { chromeOf, type ChromeKind, type FrameHandle } from './frames.ts';
import styles from './Chrome.module.css';
import { Count } from './HeaderCounts.tsx';
import { LinkList } from './LinkList.tsx';
import type { MenuLink } from './menuLinks.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

const GUEST_LINKS: readonly MenuLink[] = [
  { to: '/register', label: 'auth.register' },
  { to: '/checkout', label: 'account.checkout' },
  { to: '/login', label: 'auth.login' },
  { to: '/track-order', label: 'nav.track' },
];

/** Additional guest links in the fashion headers. */
const MORE_GUEST_LINKS: readonly MenuLink[] = [
  { to: '/forgot-password', label: 'account.forgot' },
  { to: '/reset-password', label: 'account.reset' },
];

const MEMBER_LINKS: readonly MenuLink[] = [
  { to: '/user-profile', label: 'account.profile' },
  { to: '/orders', label: 'account.orders' },
  { to: '/messages', label: 'account.messages' },
];

/** Account menu with links for members or guests. */
export function AccountMenu() {
  const t = useT();
  const user = useSessionUser();
  const called = user !== null ? shortName(user.name) : null;
  const unread = useUnreadConversations();
  return (
    <Disclosure
      label={
        <>
          <Icon name="user" size={23} />
          {called && (
            <Text as="span" isTruncated measure="9ch" className={only.fromXl}>
              {called}
            </Text>
          )}
          <Count n={unread} />
        </>
      }
      // The accessible name starts with the visible label, for speech input (WCAG 2.5.3).
      name={[called, t('account.title'), unread > 0 && t('account.unread', { n: unread })].filter(Boolean).join(', ')}
      buttonClassName={styles.account}
      panelClassName={styles.accountPanel}
    >
      <AccountLinks />
    </Disclosure>
  );
}

/** The account menu's links, shared with the mobile menu. */
export function AccountLinks() {
  const t = useT();
  const user = useSessionUser();
  const signOut = useSignOut();
  const unread = useUnreadConversations();
  const countOf = (to: string) => (to === '/messages' && unread > 0 ? ` (${unread})` : '');
  const guestLinks = useChromeKind() === 'main' ? GUEST_LINKS : [...GUEST_LINKS, ...MORE_GUEST_LINKS];
  return (
    <LinkList
      links={(user ? MEMBER_LINKS : guestLinks).map(({ to, label }) => ({ to, label: t(label) + countOf(to) }))}
      start={
        user && (
          <li>
            <b>{user.name}</b>
          </li>
        )
      }
    >
      {user && (
        <li>
          <button type="button" onClick={() => void signOut()}>
            {t('auth.logout')}
          </button>
        </li>
      )}
    </LinkList>
  );
}

function useChromeKind(): ChromeKind {
  const kinds = useMatches().map(({ handle, loaderData }) => chromeOf(loaderData) ?? (handle as Partial<FrameHandle> | undefined)?.chrome);
  return kinds.findLast((kind) => kind !== undefined) ?? 'main';
}
