import '#client/styles/atelier.css';
import { useLocation } from 'react-router-dom';
import { FASHION_SHOP_PATH, fashionShopPath } from '#client/config/links.ts';
import { FashionSearch } from '#client/features/search/FashionSearch.tsx';
import { capitalised } from '#schema/rules/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { AccountMenu } from '#client/layout/AccountMenu.tsx';
import chromeStyles from '#client/layout/Chrome.module.css';
import { Footer } from '#client/layout/Footer.tsx';
import { StatePicker } from '#client/layout/Preferences.tsx';
import { TopBar } from '#client/layout/TopBar.tsx';
import { useChrome } from '#client/layout/useChrome.ts';
import type { ChromeProps } from '#client/layout/frames.ts';
import { openMenu } from '#client/state/ui.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container, only, Cluster } from '#client/ui/primitives/Layout.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './FashionChrome.module.css';
import { FashionCounts, FashionFrame } from './FashionFrame.tsx';
import frameStyles from './FashionFrame.module.css';
import { cx } from '#client/ui/primitives/cx.ts';

interface NavCategory {
  slug: string;
  name: string;
}

/** The header's departments, in order. Departments without products are left out. */
const DEPARTMENTS = ['womens-wear', 'mens-wear', 'party-wear', 'bags', 'jewellery', 'glasses'];

/** Frame for the fashion pages (atelier theme): centred logo, search in a dialog. */
export function FashionChrome({ children }: ChromeProps) {
  const t = useT();
  const chrome = useChrome();
  const categories = chrome.categories ?? [];
  return (
    <FashionFrame
      variant="atelier"
      header={(onSearch) => <Header categories={categories} onSearch={onSearch} />}
      headerClassName={styles.header}
      footer={<Footer chrome={chrome} logo={<FashionLogo />} home="/fashion" homeName={t('fashion.brand')} className={styles.footer} />}
      ways={(onFollow) => <FashionNav categories={categories} label={t('fashion.lookIn')} onFollow={onFollow} className={styles.ways} />}
    >
      {children}
    </FashionFrame>
  );
}

/** Header: link to the market at the top; departments on the left, logo in the middle, account and counts on the right. */
function Header({ categories, onSearch }: { categories: readonly NavCategory[]; onSearch: () => void }) {
  const t = useT();
  return (
    <>
      <TopBar className={styles.topBar} start={<AppLink to="/">{t('fashion.toMarket')}</AppLink>}>
        <StatePicker isCompact />
      </TopBar>
      <Container className={cx(styles.line, chromeStyles.settling)}>
        <IconButton
          icon="menu"
          label={t('nav.menu')}
          aria-haspopup="dialog"
          className={cx(styles.menu, only.belowLg, only.scripted)}
          onClick={openMenu}
        />
        <FashionNav categories={categories} label={t('fashion.departments')} className={cx(styles.nav, only.fromLg)} />
        <AppLink to="/fashion" aria-label={t('fashion.brand')} className={chromeStyles.home}>
          <FashionLogo />
        </AppLink>
        <Cluster gap={1} justify="end" noWrap className={styles.icons}>
          <Cluster
            as="button"
            type="button"
            noWrap
            className={cx(frameStyles.count, styles.search, only.scripted)}
            aria-haspopup="dialog"
            aria-keyshortcuts="/"
            onClick={onSearch}
          >
            <Icon name="search" size={21} />
            <span>{t('nav.search')}</span>
          </Cluster>
          <div className={only.fromMd}>
            <AccountMenu />
          </div>
          <FashionCounts />
        </Cluster>
        <noscript>
          <FashionSearch />
        </noscript>
      </Container>
    </>
  );
}

/** Logo; its link has the accessible name. */
function FashionLogo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      Rizq <i>atelier</i>
    </span>
  );
}

interface FashionNavProps {
  categories: readonly NavCategory[];
  label: string;
  onFollow?: () => void;
  className?: string;
}

/** Links to the departments in the fashion shop. The selected department is marked as current. */
function FashionNav({ categories, label, onFollow, className }: FashionNavProps) {
  const { pathname, search } = useLocation();
  const chosen = pathname === FASHION_SHOP_PATH ? new URLSearchParams(search).getAll('category') : [];
  const shown = DEPARTMENTS.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []);
  return (
    <nav aria-label={label} className={className}>
      {shown.map(({ slug, name }) => (
        <AppLink
          key={slug}
          to={fashionShopPath({ category: slug })}
          aria-current={chosen.includes(slug) ? 'page' : undefined}
          onClick={onFollow}
        >
          {capitalised(name)}
        </AppLink>
      ))}
    </nav>
  );
}
