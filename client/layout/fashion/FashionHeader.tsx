import { FashionSearch } from '#client/features/search/FashionSearch.tsx';
import { useT } from '#client/i18n/useT.ts';
import { openMenu } from '#client/state/ui.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { AccountMenu } from '#client/layout/AccountMenu.tsx';
import { FashionCounts } from './FashionCounts.tsx';
import styles from './FashionHeader.module.css';
import { FashionLogo } from './FashionLogo.tsx';
import { FashionNav, type NavCategory } from './FashionNav.tsx';

/** Departments on the left, the sign in the middle, the shopper's own on the right. */
export function FashionHeader({ categories, onSearch }: { categories: readonly NavCategory[]; onSearch: () => void }) {
  const t = useT();
  return (
    <Container className={styles.line}>
      <IconButton icon="menu" label={t('nav.menu')} aria-haspopup="dialog" className={styles.menu} onClick={openMenu} />
      <FashionNav categories={categories} label={t('fashion.departments')} className={styles.nav} />
      <AppLink to="/fashion" aria-label={t('fashion.brand')} className={styles.home}>
        <FashionLogo />
      </AppLink>
      <div className={styles.icons}>
        <button type="button" className={styles.search} aria-haspopup="dialog" aria-keyshortcuts="/" onClick={onSearch}>
          <Icon name="search" size={21} />
          <span>{t('nav.search')}</span>
        </button>
        <div className={styles.account}>
          <AccountMenu />
        </div>
        <FashionCounts />
      </div>
      <noscript>
        <FashionSearch className={styles.plain} />
      </noscript>
    </Container>
  );
}
