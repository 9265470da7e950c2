import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { SERVICE_LINKS } from './mainMenuLinks.ts';

/** The ways to help, in the thin line above everything. */
export function ServiceNav({ className }: { className?: string }) {
  const t = useT();
  if (SERVICE_LINKS.length === 0) return null;
  return (
    <nav className={className} aria-label={t('nav.service')}>
      {SERVICE_LINKS.map(({ to, label }) => (
        <AppLink key={to} to={to}>
          {t(label)}
        </AppLink>
      ))}
    </nav>
  );
}
