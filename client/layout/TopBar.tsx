import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container, Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Chrome.module.css';
import { SERVICE_LINKS } from './menuLinks.ts';
import { LanguageSwitch, ThemeSwitch } from './Preferences.tsx';

interface TopBarProps {
  /** Content before the tagline. */
  start?: ReactNode;
  /** Content between the tagline and the help links. */
  children?: ReactNode;
  className?: string;
}

/** Top bar: tagline, help links, language and theme. */
export function TopBar({ start, children, className }: TopBarProps) {
  const t = useT();
  return (
    <div className={cx(styles.topBar, only.fromMd, className)}>
      <Cluster as={Container} gap={4} noWrap className={styles.topLine}>
        {start}
        <p className={styles.tagline}>{t('header.tagline')}</p>
        {children}
        <Cluster as="nav" gap={4} noWrap aria-label={t('nav.service')}>
          {SERVICE_LINKS.map(({ to, label }) => (
            <AppLink key={to} to={to}>
              {t(label)}
            </AppLink>
          ))}
        </Cluster>
        <LanguageSwitch />
        <ThemeSwitch />
      </Cluster>
    </div>
  );
}
