import { useCallback, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { CardThemeContext } from '#client/features/catalog/CardTheme.ts';
import { fashionCardTheme } from '#client/features/catalog/FashionCard.tsx';
import { BackToTop } from '#client/features/navigation/BackToTop.tsx';
import { SearchLayer } from '#client/features/search/FashionSearch.tsx';
import { useT } from '#client/i18n/useT.ts';
import chrome from '#client/layout/Chrome.module.css';
import { CartPulse, openCartInstead, useCounts } from '#client/layout/HeaderCounts.tsx';
import { BottomNav, SkipLinks } from '#client/layout/Shortcuts.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './FashionFrame.module.css';
import { only, Cluster } from '#client/ui/primitives/Layout.tsx';

interface FashionFrameProps {
  variant: 'atelier' | 'drop';
  header: (openSearch: () => void) => ReactNode;
  headerClassName?: string;
  footer: ReactNode;
  /** Links in the search dialog, for browsing without a search. */
  ways?: (closeSearch: () => void) => ReactNode;
  children: ReactNode;
}

/** The frame that all fashion pages share: search dialog and fashion cards. */
export function FashionFrame({ variant, header, headerClassName, footer, ways, children }: FashionFrameProps) {
  const isLoading = useNavigation().state === 'loading';
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  const closeSearch = useCallback(() => setSearching(false), []);
  return (
    <>
      <SkipLinks hasSearch onSearch={openSearch} />
      {/* Without scripts, the skip link to the search leads to the header, which contains the search. */}
      <header id="site-search" className={cx(chrome.header, only.screen, headerClassName)}>
        {header(openSearch)}
      </header>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={chrome.main} data-look={variant}>
        <CardThemeContext value={fashionCardTheme}>{children}</CardThemeContext>
      </main>
      {footer}
      <BackToTop />
      <BottomNav onSearch={openSearch} />
      <SearchLayer isOpen={isSearching} onOpen={openSearch} onClose={closeSearch}>
        {ways?.(closeSearch)}
      </SearchLayer>
    </>
  );
}

/** Links to the wishlist and cart with counts. The cart link opens a drawer; without scripts, it leads to the cart page. */
export function FashionCounts() {
  const t = useT();
  const { wished, units, amount } = useCounts();
  const number = (n: number) => (
    <span className={cx(styles.number, only.stored)} aria-hidden="true">
      {n}
    </span>
  );
  return (
    <>
      <Cluster
        as={AppLink}
        noWrap
        to="/wishlist"
        className={cx(styles.count, only.fromMd)}
        aria-label={t('header.wishlistCount', { n: wished })}
        title={t('nav.wishlist')}
      >
        <Icon name="heart" size={21} />
        {number(wished)}
      </Cluster>
      <Cluster
        as={AppLink}
        noWrap
        to="/cart"
        className={styles.count}
        aria-label={t('header.cartCount', { n: units, amount })}
        title={t('nav.cart')}
        aria-haspopup="dialog"
        data-cart-target=""
        onClick={openCartInstead}
      >
        <CartPulse />
        <Icon name="bag" size={21} />
        {number(units)}
      </Cluster>
    </>
  );
}
