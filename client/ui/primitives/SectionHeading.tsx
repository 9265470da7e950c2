import type { ReactNode } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  id?: string;
  title: ReactNode;
  /** Beside the title: a countdown. */
  aside?: ReactNode;
  /** Where to see all of it. */
  more?: { to: AppPath; label: ReactNode };
}

/** The line above a section of a page. */
export function SectionHeading({ id, title, aside, more }: SectionHeadingProps) {
  return (
    <div className={styles.line}>
      <div className={styles.start}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {more && (
        <AppLink to={more.to} className={styles.more}>
          <span>{more.label}</span>
          <Icon name="arrowRight" size={18} />
        </AppLink>
      )}
    </div>
  );
}
