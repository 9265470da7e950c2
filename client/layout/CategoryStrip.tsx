import { useLocation } from 'react-router-dom';
import { categoryPath, listingPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Disclosure } from '#client/ui/overlays/Disclosure.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { AllCategories } from './AllCategories.tsx';
import styles from './CategoryStrip.module.css';
import { MAIN_MENU_LINKS } from './mainMenuLinks.ts';
import type { Chrome } from './useChrome.ts';

/** All categories, the four groups, and the shop's main tabs. */
export function CategoryStrip({ chrome }: { chrome: Chrome }) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Container className={styles.line}>
      <nav aria-label={t('nav.categoryMenu')} className={styles.groups}>
        <Disclosure
          label={
            <>
              <Icon name="menu" size={18} />
              {t('nav.allCategories')}
            </>
          }
          buttonClassName={cx(styles.button, styles.all)}
          panelClassName={styles.wide}
        >
          <AllCategories chrome={chrome} />
        </Disclosure>
        {chrome.groups?.map((group) => (
          <Disclosure key={group.slug} label={group.name} buttonClassName={styles.button} panelClassName={styles.panel} opensOnHover>
            <ul className={styles.list}>
              {group.categories.map((category) => (
                <li key={category.slug}>
                  <AppLink to={categoryPath(category.slug)}>{capitalised(category.name)}</AppLink>
                </li>
              ))}
              {group.categories.length > 1 && (
                <li className={styles.everything}>
                  <AppLink to={listingPath({ category: group.categories.map(({ slug }) => slug) })}>
                    {t('nav.everything', { group: group.name })}
                  </AppLink>
                </li>
              )}
            </ul>
          </Disclosure>
        ))}
      </nav>
      <nav aria-label={t('nav.main')} className={styles.tabs}>
        {MAIN_MENU_LINKS.map(({ to, label, isDeal }) => (
          <AppLink
            key={to}
            to={to}
            className={isDeal ? styles.deal : undefined}
            aria-current={isHere(to, pathname, search) ? 'page' : undefined}
          >
            {t(label)}
          </AppLink>
        ))}
      </nav>
    </Container>
  );
}

/** The tab of the page one is on. The deals are a listing of their own, so their query counts. */
function isHere(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  return path === pathname && (query === undefined ? !new URLSearchParams(search).has('sale') : search === `?${query}`);
}
