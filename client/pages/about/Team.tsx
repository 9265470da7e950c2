import { useT } from '#client/i18n/useT.ts';
import { Avatar } from '#client/ui/media/Avatar.tsx';
import type { AboutPageQuery } from './AboutPage.generated.ts';
import { AboutSection } from './AboutSection.tsx';
import styles from './Team.module.css';

/** The people of the shop. Nobody is photographed: they are drawn by their initials. */
export function Team({ members }: { members: NonNullable<AboutPageQuery['team']> }) {
  const t = useT();
  return (
    <AboutSection id="team" title={t('about.team')}>
      <ul className={styles.team}>
        {members.map(({ name, role, about }) => (
          <li key={name}>
            <Avatar name={name} size={72} />
            <div>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p>{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </AboutSection>
  );
}
