import { useLocation } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { openMenu } from '#client/state/ui.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Chrome.module.css';
import { CartPulse, Count, openCartInstead, useCounts } from './HeaderCounts.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';

interface SkipLinksProps {
  hasSearch: boolean;
  /** Opens the search dialog, on pages with one. */
  onSearch?: () => void;
}

/** Skip links: first in the tab order and visible only on focus. */
export function SkipLinks({ hasSearch, onSearch }: SkipLinksProps) {
  const t = useT();
  return (
    <div className={cx(styles.skip, only.screen)}>
      <a href="#main">{t('nav.skip')}</a>
      {hasSearch && <SearchLink onSearch={onSearch}>{t('nav.skipToSearch')}</SearchLink>}
    </div>
  );
}

/** Bottom navigation for phones. `onSearch` opens the search dialog, on pages that have one. */
export function BottomNav({ onSearch }: { onSearch?: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const { wished, units } = useCounts();
  const here = (path: string) => (pathname === path ? 'page' : undefined);
  return (
    <nav className={cx(styles.bottomNav, only.belowMd, only.screen)} aria-label={t('nav.shortcuts')}>
      <AppLink to="/" aria-current={here('/')}>
        <Icon name="home" size={22} />
        {t('nav.homeShort')}
      </AppLink>
      <button type="button" aria-haspopup="dialog" onClick={openMenu}>
        <Icon name="list" size={22} />
        {t('nav.categories')}
      </button>
      <SearchLink onSearch={onSearch}>
        <Icon name="search" size={22} />
        {t('nav.search')}
      </SearchLink>
      <AppLink to="/wishlist" aria-label={t('header.wishlistCount', { n: wished })} aria-current={here('/wishlist')}>
        <Icon name="heart" size={22} />
        <span aria-hidden="true">{t('nav.wishlistShort')}</span>
        <Count n={wished} />
      </AppLink>
      <AppLink
        to="/cart"
        aria-label={t('header.cartCountShort', { n: units })}
        aria-haspopup="dialog"
        aria-current={here('/cart')}
        data-cart-target=""
        onClick={openCartInstead}
      >
        <CartPulse />
        <Icon name="cart" size={22} />
        <span aria-hidden="true">{t('nav.cart')}</span>
        <Count n={units} />
      </AppLink>
    </nav>
  );
}

function SearchLink({ onSearch = focusSearch, children }: React.PropsWithChildren<{ onSearch?: (() => void) | undefined }>) {
  return (
    <a
      href="#site-search"
      onClick={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      {children}
    </a>
  );
}

function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[role="search"] input');
  box?.scrollIntoView({ block: 'center' });
  box?.focus();
}
