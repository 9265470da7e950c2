import { useT } from '#client/i18n/useT.ts';
import { Avatar } from '#client/ui/media/Avatar.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import type { AboutPageQuery } from './AboutPage.generated.ts';
import { AboutSection } from './AboutSection.tsx';
import styles from './Testimonials.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** What people say, to be leafed through. */
export function Testimonials({ testimonials }: { testimonials: NonNullable<AboutPageQuery['testimonials']> }) {
  const t = useT();
  return (
    <AboutSection id="testimonials" title={t('about.testimonials')}>
      <ScrollRow label={t('about.testimonials')} className={styles.quotes} hasButtons isFocusable>
        {testimonials.map(({ name, role, quote, rating }) => (
          <li key={name}>
            <figure className={styles.quote}>
              <span className={styles.stars} role="img" aria-label={t('about.stars', { n: rating })}>
                {STARS.map((star) => (
                  <Icon key={star} name="star" size={16} isFilled={star <= rating} />
                ))}
              </span>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Avatar name={name} size={44} />
                <span>
                  <b>{name}</b>
                  {role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ScrollRow>
    </AboutSection>
  );
}
