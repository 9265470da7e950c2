import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { listingPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { closeMenu, uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Accordion, type AccordionSection } from '#client/ui/navigation/Accordion.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { AccountLinks } from './AccountMenu.tsx';
import { LinkList, type LabelledLink } from './LinkList.tsx';
import { categoriesOf, categoryLink, MAIN_MENU_LINKS, SECTION_COLUMNS, SERVICE_LINKS, type MenuLink } from './menuLinks.ts';
import styles from './MobileMenu.module.css';
import { LanguageSwitch, ThemeSwitch } from './Preferences.tsx';
import { telHref } from '#client/lib/telHref.ts';
import type { Chrome } from './useChrome.ts';

/** Menu for narrow screens: main tabs, an accordion of categories (one section open at a time), account and settings. */
export function MobileMenu({ chrome }: { chrome: Chrome }) {
  const t = useT();
  const isMenuOpen = usePersisted(uiVar, (ui) => ui.isMenuOpen);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Closes on navigation, but not on mount, because the menu may be opened before its code is loaded.
    if (shownKey.current !== key) closeMenu();
    shownKey.current = key;
  }, [key]);

  const menuLinks = (links: readonly MenuLink[]) => links.map(({ to, label }) => ({ to, label: t(label) }));
  const list = (links: readonly LabelledLink[], phones?: ReactNode) => (
    <LinkList links={links} onFollow={closeMenu}>
      {phones}
    </LinkList>
  );
  const sections: AccordionSection[] = [
    ...(chrome.groups ?? []).map(({ slug, name, categories }) => {
      const everything = {
        to: listingPath({ category: categories.map((category) => category.slug) }),
        label: t('nav.everything', { group: name }),
      };
      const links = categories.map(categoryLink);
      return { key: slug, title: name, content: list(links.length > 1 ? [...links, everything] : links) };
    }),
    // The groups above already contain the groceries, so the first section is left out.
    ...SECTION_COLUMNS.slice(1).map((column) => ({
      key: column.label,
      title: t(column.label),
      content: list(categoriesOf(column, chrome.categories ?? []).map(categoryLink)),
    })),
    { key: 'account', title: t('account.title'), content: <AccountLinks /> },
  ];

  return (
    <Drawer isOpen={isMenuOpen} onClose={closeMenu} title={t('nav.menu')} side="left" className={styles.menu}>
      <nav aria-label={t('nav.main')} className={styles.main}>
        {list(menuLinks(MAIN_MENU_LINKS))}
      </nav>
      <nav aria-label={t('nav.categoryMenu')}>
        <Accordion sections={sections} isSingle />
      </nav>
      <div className={styles.service}>
        {list(
          menuLinks(SERVICE_LINKS),
          chrome.marketplace?.contact.phones.map((phone) => (
            <li key={phone}>
              <a href={telHref(phone)}>{phone}</a>
            </li>
          )),
        )}
      </div>
      <Cluster justify="between" className={styles.settings}>
        <LanguageSwitch isLong />
        <ThemeSwitch isLong />
      </Cluster>
    </Drawer>
  );
}
