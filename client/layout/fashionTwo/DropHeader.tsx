import { FashionSearch } from '#client/features/search/FashionSearch.tsx';
import { fashionShopPath, type AppPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { openMenu } from '#client/state/ui.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { AccountMenu } from '#client/layout/AccountMenu.tsx';
import { FashionCounts } from '#client/layout/fashion/FashionCounts.tsx';
import styles from './DropHeader.module.css';
import { DropLogo } from './DropLogo.tsx';

const LINKS: readonly { to: AppPath; label: PlainMessageKey }[] = [
  { to: fashionShopPath({ sort: 'newest' }), label: 'fashion.navNew' },
  { to: fashionShopPath({ category: ['unisex', 'casual', 'winter-wear'] }), label: 'fashion.navTops' },
  { to: fashionShopPath({ category: ['sports', 'baby-shoes'] }), label: 'fashion.navShoes' },
  { to: fashionShopPath({ category: ['bags', 'glasses', 'belt', 'wallet'] }), label: 'fashion.navGear' },
  { to: '/', label: 'fashion.toMarket' },
];

/** Two halves, as the hero below: sign and ways on the dark one, search and the shopper's own on the bright one. */
export function DropHeader({ onSearch }: { onSearch: () => void }) {
  const t = useT();
  return (
    <div className={styles.halves}>
      <div className={styles.dark}>
        <AppLink to="/fashiontwo" aria-label={t('fashion.dropBrand')} className={styles.home}>
          <DropLogo />
        </AppLink>
        <nav className={styles.nav} aria-label={t('fashion.departments')}>
          {LINKS.map(({ to, label }) => (
            <AppLink key={label} to={to}>
              {t(label)}
            </AppLink>
          ))}
        </nav>
        <IconButton icon="search" label={t('nav.search')} aria-haspopup="dialog" className={styles.small} onClick={onSearch} />
        <IconButton icon="menu" label={t('nav.menu')} aria-haspopup="dialog" className={styles.small} onClick={openMenu} />
      </div>
      <div className={styles.bright}>
        <FashionSearch className={styles.search} />
        <div className={styles.own}>
          <AccountMenu />
          <FashionCounts />
          <IconButton icon="menu" label={t('nav.menu')} aria-haspopup="dialog" onClick={openMenu} />
        </div>
      </div>
    </div>
  );
}
