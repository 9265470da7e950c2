import { useLocation } from 'react-router-dom';
import { listingPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container, Cluster, Grid, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Disclosure } from '#client/ui/overlays/Disclosure.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './CategoryStrip.module.css';
import { LinkList } from './LinkList.tsx';
import { categoriesOf, categoryLink, MAIN_MENU_LINKS, SECTION_COLUMNS } from './menuLinks.ts';
import type { Chrome } from './useChrome.ts';
import { cx } from '#client/ui/primitives/cx.ts';

/** Category bar: a menu of all categories, links to the four category groups, and the main tabs. */
export function CategoryStrip({ chrome }: { chrome: Chrome }) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <Cluster as={Container} gap={6} justify="between" noWrap className={cx(styles.strip, only.fromMd)}>
      <nav aria-label={t('nav.categoryMenu')} className={styles.groups}>
        <Disclosure
          label={
            <>
              <Icon name="menu" size={18} />
              {t('nav.allCategories')}
            </>
          }
          buttonClassName={styles.group}
          panelClassName={styles.allPanel}
        >
          <AllCategories chrome={chrome} />
        </Disclosure>
        {chrome.groups?.map((group) => (
          <Disclosure key={group.slug} label={group.name} buttonClassName={styles.group} panelClassName={styles.groupPanel} opensOnHover>
            <LinkList links={group.categories.map(categoryLink)}>
              {group.categories.length > 1 && (
                <li className={styles.everything}>
                  <AppLink to={listingPath({ category: group.categories.map(({ slug }) => slug) })}>
                    {t('nav.everything', { group: group.name })}
                  </AppLink>
                </li>
              )}
            </LinkList>
          </Disclosure>
        ))}
      </nav>
      <nav aria-label={t('nav.main')} className={styles.tabs}>
        {MAIN_MENU_LINKS.map(({ to, label, isDeal }) => (
          <AppLink
            key={to}
            to={to}
            className={isDeal ? styles.deal : undefined}
            aria-current={isCurrentTab(to, pathname, search) ? 'page' : undefined}
          >
            {t(label)}
          </AppLink>
        ))}
      </nav>
    </Cluster>
  );
}

/** Whether a tab is current. The deals tab is a listing with a query, so the query is compared as well. */
function isCurrentTab(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  return path === pathname && (query === undefined ? !new URLSearchParams(search).has('sale') : search === `?${query}`);
}

/** All categories, grouped by section. */
function AllCategories({ chrome }: { chrome: Chrome }) {
  const t = useT();
  if (chrome.categories === null) return <SectionError onRetry={chrome.retry} />;
  const { categories } = chrome;
  return (
    <Stack>
      <Grid min="160px" gap={6}>
        {SECTION_COLUMNS.map((column) => (
          <div key={column.label}>
            <Text size="small" tone="subtle" weight="strong">
              {t(column.label)}
            </Text>
            <LinkList links={categoriesOf(column, categories).map(categoryLink)} />
          </div>
        ))}
      </Grid>
      <div>
        <ButtonLink to="/rizq-marketplace" variant="text" iconEnd="arrowRight">
          {t('nav.wholeMarket')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
