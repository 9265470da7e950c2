import { capitalised } from '#client/i18n/capitalised.ts';
import type { AboutPageQuery } from './AboutPage.generated.ts';
import styles from './Vetting.module.css';

type Section = NonNullable<AboutPageQuery['information']>['sections'][number];

/** How a seller gets into the market, step by step. */
export function Vetting({ section }: { section: Section }) {
  return (
    <section className={styles.vetting} aria-labelledby="vetting">
      <div>
        <h2 id="vetting">{section.title}</h2>
        {section.summary && <p className={styles.summary}>{section.summary}</p>}
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ol>
        {section.points.map((point) => {
          const [lead, ...rest] = point.split(': ');
          return (
            <li key={point}>
              {rest.length > 0 ? (
                <>
                  <b>{lead}</b> {capitalised(rest.join(': '))}
                </>
              ) : (
                point
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
