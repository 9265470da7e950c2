import { useT } from '#client/i18n/useT.ts';
import type { InformationPageQuery } from './InformationPage.generated.ts';
import styles from './Information.module.css';

type Sections = NonNullable<InformationPageQuery['information']>['sections'];

/** The sections, to jump to; stays in sight on wide screens. */
export function Contents({ sections }: { sections: Sections }) {
  const t = useT();
  return (
    <nav aria-label={t('info.contents')} className={styles.contents}>
      <ol>
        {sections.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
