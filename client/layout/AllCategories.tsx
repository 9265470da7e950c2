import { categoryPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './AllCategories.module.css';
import { categoriesOf, SECTION_COLUMNS } from './sectionColumns.ts';
import type { Chrome } from './useChrome.ts';

/** Every category, under the part of the shop it belongs to. */
export function AllCategories({ chrome }: { chrome: Chrome }) {
  const t = useT();
  if (chrome.categories === null) return <SectionError onRetry={chrome.retry} />;
  const { categories } = chrome;
  return (
    <>
      <div className={styles.columns}>
        {SECTION_COLUMNS.map((column) => (
          <div key={column.label} className={styles.column}>
            <p className={styles.name}>{t(column.label)}</p>
            <ul>
              {categoriesOf(column, categories).map(({ slug, name }) => (
                <li key={slug}>
                  <AppLink to={categoryPath(slug)}>{capitalised(name)}</AppLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <ButtonLink to="/rizq-marketplace" look="text" iconEnd="arrowRight">
          {t('nav.wholeMarket')}
        </ButtonLink>
      </div>
    </>
  );
}
