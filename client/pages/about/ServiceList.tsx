import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { iconNamed } from '#client/ui/media/iconPaths.ts';
import type { AboutPageQuery } from './AboutPage.generated.ts';
import { AboutSection } from './AboutSection.tsx';
import styles from './ServiceList.module.css';

/** What every buyer is promised, each with its terms. */
export function ServiceList({ services }: { services: NonNullable<AboutPageQuery['services']> }) {
  const t = useT();
  return (
    <AboutSection id="promises" title={t('home.promises')}>
      <ul className={styles.services}>
        {services.map(({ key, title, description, icon }) => (
          <li key={key}>
            <Icon name={iconNamed(icon, 'check')} size={28} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </AboutSection>
  );
}
