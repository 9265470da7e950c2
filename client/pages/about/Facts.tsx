import { useT } from '#client/i18n/useT.ts';
import type { AboutPageQuery } from './AboutPage.generated.ts';
import styles from './Facts.module.css';

export function Facts({ facts }: { facts: NonNullable<AboutPageQuery['facts']> }) {
  const t = useT();
  return (
    <section aria-label={t('about.facts')}>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
