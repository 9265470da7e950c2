import { useLocation } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { openMenu } from '#client/state/ui.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Count } from './Count.tsx';
import styles from './BottomNav.module.css';
import { focusSearch } from './focusSearch.ts';
import { openCartInstead } from './HeaderCounts.tsx';
import { useCounts } from './useCounts.ts';

/** The bar at the foot of phones. `onSearch` opens the search where it is a layer of its own. */
export function BottomNav({ onSearch = focusSearch }: { onSearch?: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const { wished, units } = useCounts();
  return (
    <nav className={styles.dock} aria-label={t('nav.shortcuts')}>
      <AppLink to="/" aria-current={pathname === '/' ? 'page' : undefined}>
        <Icon name="home" size={22} />
        {t('nav.home')}
      </AppLink>
      <button type="button" aria-haspopup="dialog" onClick={openMenu}>
        <Icon name="list" size={22} />
        {t('nav.categories')}
      </button>
      <a
        href="#site-search"
        onClick={(event) => {
          event.preventDefault();
          onSearch();
        }}
      >
        <Icon name="search" size={22} />
        {t('nav.search')}
      </a>
      <AppLink
        to="/wishlist"
        aria-label={t('header.wishlistCount', { n: wished })}
        aria-current={pathname === '/wishlist' ? 'page' : undefined}
      >
        <Icon name="heart" size={22} />
        <span aria-hidden="true">{t('nav.wishlist')}</span>
        <Count n={wished} />
      </AppLink>
      <AppLink
        to="/cart"
        aria-label={t('header.cartCountShort', { n: units })}
        aria-haspopup="dialog"
        aria-current={pathname === '/cart' ? 'page' : undefined}
        data-cart-target=""
        onClick={openCartInstead}
      >
        <Icon name="cart" size={22} />
        <span aria-hidden="true">{t('nav.cart')}</span>
        <Count n={units} />
      </AppLink>
    </nav>
  );
}
