import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { categoryPath, listingPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { closeMenu, uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Accordion, type AccordionSection } from '#client/ui/navigation/Accordion.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { AccountLinks } from './AccountMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MAIN_MENU_LINKS, SERVICE_LINKS, type MenuLink } from './mainMenuLinks.ts';
import styles from './MobileMenu.module.css';
import { categoriesOf, SECTION_COLUMNS } from './sectionColumns.ts';
import { telHref } from '#client/lib/telHref.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import type { Chrome } from './useChrome.ts';

/** The menu of narrow screens: the main tabs, every category behind collapsible sections (one open at a time), account and settings. */
export function MobileMenu({ chrome }: { chrome: Chrome }) {
  const t = useT();
  const isMenuOpen = usePersisted(uiVar, (ui) => ui.isMenuOpen);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    // Not on the first run: the menu may have been asked for before its code was there.
    if (shownKey.current !== key) closeMenu();
    shownKey.current = key;
  }, [key]);

  const groups = (chrome.groups ?? []).map<AccordionSection>(({ slug, name, categories }) => ({
    key: slug,
    title: name,
    content: (
      <Links
        links={[
          ...categories.map((category) => ({ to: categoryPath(category.slug), label: capitalised(category.name) })),
          ...(categories.length > 1
            ? [{ to: listingPath({ category: categories.map((category) => category.slug) }), label: t('nav.everything', { group: name }) }]
            : []),
        ]}
      />
    ),
  }));
  // The groups above are the groceries; these are the other parts of the shop.
  const others = SECTION_COLUMNS.slice(1).map<AccordionSection>((column) => ({
    key: column.label,
    title: t(column.label),
    content: (
      <Links
        links={categoriesOf(column, chrome.categories ?? []).map(({ slug, name }) => ({
          to: categoryPath(slug),
          label: capitalised(name),
        }))}
      />
    ),
  }));
  const account: AccordionSection = { key: 'account', title: t('account.title'), content: <AccountLinks /> };

  return (
    <Drawer isOpen={isMenuOpen} onClose={closeMenu} title={t('nav.menu')} side="left">
      <nav aria-label={t('nav.main')} className={styles.main}>
        <Links links={MAIN_MENU_LINKS.map((link) => plain(link, t(link.label)))} />
      </nav>
      <nav aria-label={t('nav.categoryMenu')}>
        <Accordion sections={[...groups, ...others, account]} isSingle />
      </nav>
      <div className={styles.service}>
        <Links links={SERVICE_LINKS.map((link) => plain(link, t(link.label)))} />
        {chrome.shop?.contact.phones.map((phone) => (
          <a key={phone} href={telHref(phone)} className={styles.phone}>
            {phone}
          </a>
        ))}
      </div>
      <div className={styles.settings}>
        <LanguageSwitch isLong />
        <ThemeSwitch isLong />
      </div>
    </Drawer>
  );
}

function plain({ to }: MenuLink, label: string) {
  return { to, label };
}

function Links({ links }: { links: readonly { to: MenuLink['to']; label: string }[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.list}>
      {links.map(({ to, label }) => (
        <li key={label}>
          <AppLink to={to} onClick={closeMenu}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
