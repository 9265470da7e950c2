import type { AppPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from './AppLink.tsx';
import styles from './navigation.module.css';

export interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: AppPath;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <AppLink to={to}>{label}</AppLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
