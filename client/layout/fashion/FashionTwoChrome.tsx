import '#client/styles/drop.css';
import { fashionShopPath } from '#client/config/links.ts';
import { FashionSearch } from '#client/features/search/FashionSearch.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AccountMenu } from '#client/layout/AccountMenu.tsx';
import { Footer } from '#client/layout/Footer.tsx';
import type { MenuLink } from '#client/layout/menuLinks.ts';
import { useChrome } from '#client/layout/useChrome.ts';
import type { ChromeProps } from '#client/layout/frames.ts';
import { openMenu } from '#client/state/ui.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { FashionCounts, FashionFrame } from './FashionFrame.tsx';
import styles from './FashionTwoChrome.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';

const LINKS: readonly MenuLink[] = [
  { to: fashionShopPath({ sort: 'newest' }), label: 'fashion.navNew' },
  { to: fashionShopPath({ category: ['unisex', 'casual', 'winter-wear'] }), label: 'fashion.navTops' },
  { to: fashionShopPath({ category: ['sports', 'baby-shoes'] }), label: 'fashion.navShoes' },
  { to: fashionShopPath({ category: ['bags', 'glasses', 'belt', 'wallet'] }), label: 'fashion.navGear' },
  { to: '/', label: 'fashion.toMarket' },
];

/** Frame for the drop pages: the header overlays the hero, and the brand name fills the footer. */
export function FashionTwoChrome({ children }: ChromeProps) {
  const t = useT();
  const chrome = useChrome();
  return (
    <FashionFrame
      variant="drop"
      header={(onSearch) => <Header onSearch={onSearch} />}
      headerClassName={styles.header}
      footer={
        <Footer chrome={chrome} logo={<DropLogo />} home="/fashiontwo" homeName={t('fashion.dropBrand')} className={styles.footer}>
          <p className={styles.sign} aria-hidden="true">
            RIZQ
          </p>
        </Footer>
      }
    >
      {children}
    </FashionFrame>
  );
}

/** A header split like the hero: logo and navigation on the dark half, search and counts on the bright half. On tablets, two dark rows. */
function Header({ onSearch }: { onSearch: () => void }) {
  const t = useT();
  return (
    <div className={styles.halves}>
      <div className={styles.dark}>
        <AppLink to="/fashiontwo" aria-label={t('fashion.dropBrand')} className={styles.home}>
          <DropLogo />
        </AppLink>
        <nav className={cx(styles.nav, only.fromMd)} aria-label={t('fashion.departments')}>
          {LINKS.map(({ to, label }) => (
            <AppLink key={label} to={to}>
              {t(label)}
            </AppLink>
          ))}
        </nav>
        <IconButton icon="search" label={t('nav.search')} aria-haspopup="dialog" className={only.belowMd} onClick={onSearch} />
        <IconButton icon="menu" label={t('nav.menu')} aria-haspopup="dialog" className={only.belowMd} onClick={openMenu} />
      </div>
      <div className={styles.bright}>
        <FashionSearch className={cx(styles.search, only.fromMd)} />
        <div className={cx(styles.own, only.fromMd)}>
          <AccountMenu />
          <FashionCounts />
          <IconButton icon="menu" label={t('nav.menu')} aria-haspopup="dialog" onClick={openMenu} />
        </div>
      </div>
    </div>
  );
}

/** Logo; its link has the accessible name. */
function DropLogo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      RIZQ DROP
    </span>
  );
}
