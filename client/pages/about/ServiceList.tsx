import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { iconNamed } from '#client/ui/iconPaths.ts';
import styles from './AboutPage.module.css';
import type { AboutPageQuery } from './AboutPage.generated.ts';

/** What every buyer is promised, each with its terms. */
export function ServiceList({ services }: { services: NonNullable<AboutPageQuery['services']> }) {
  const t = useT();
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className={styles.heading}>
        {t('home.promises')}
      </h2>
      <ul className={styles.services}>
        {services.map(({ key, title, description, icon }) => (
          <li key={key}>
            <Icon name={iconNamed(icon, 'check')} size={28} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
