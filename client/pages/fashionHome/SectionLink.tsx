import type { AppPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './SectionLink.module.css';

/** "View all": a line of text with a hairline under it. */
export function SectionLink({ to, children }: { to: AppPath; children: string }) {
  return (
    <AppLink to={to} className={styles.link}>
      <span>{children}</span>
    </AppLink>
  );
}
