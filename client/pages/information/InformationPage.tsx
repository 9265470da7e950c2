import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { DeviceData } from './DeviceData.tsx';
import { loader } from './information.loader.ts';
import styles from './Information.module.css';
import type { InformationPageQuery } from './InformationPage.generated.ts';

const PATHS = { terms: '/terms-condition', privacy: '/privacy-policy' } as const;
/** The section that the table of what is kept on the device belongs to. */
const DEVICE = 'device';

/** A text of the shop: its clauses, and beside each what it means. */
export function InformationPage({ view }: PageProps<'information'>) {
  const t = useT();
  const locale = useLocale();
  const { data, retry } = usePageQuery(loader, view);
  const text = data?.information;
  if (!text) {
    return (
      <Container className={styles.page}>
        <SectionError onRetry={retry} message={t('ui.wrong')} />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <PageMeta title={text.title} description={text.intro} canonical={PATHS[view.doc]} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className={styles.intro}>{text.intro}</p>
        <p className={styles.updated}>
          {t('info.updated', { date: formatDate(text.updatedAt, locale) })}
          <Button look="text" className={styles.print} onClick={() => window.print()}>
            {t('info.print')}
          </Button>
        </p>
      </header>
      <div className={styles.columns}>
        <Contents sections={text.sections} />
        <div className={styles.sections}>
          {text.sections.map(({ anchor, title, summary, paragraphs, points }, index) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`} className={styles.section}>
              <h2 id={`${anchor}-title`}>
                <span aria-hidden="true">{index + 1}</span>
                {title}
              </h2>
              {summary && (
                <p className={styles.summary}>
                  <b>{t('info.short')}</b> {summary}
                </p>
              )}
              <div className={styles.clause}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points.length > 0 && (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                {anchor === DEVICE && <DeviceData />}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

type Sections = NonNullable<InformationPageQuery['information']>['sections'];

/** The sections, to jump to; stays in sight on wide screens. */
function Contents({ sections }: { sections: Sections }) {
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
