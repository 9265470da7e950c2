import { useT } from '#client/i18n/useT.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import type { Chrome } from './useChrome.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ServiceNav } from './ServiceNav.tsx';
import { telHref } from '#client/lib/telHref.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './TopBar.module.css';

/** The thin line above everything: who we are, how to reach us, help, language and light. */
export function TopBar({ shop }: { shop: Chrome['shop'] }) {
  const t = useT();
  return (
    <div className={styles.bar}>
      <Container className={styles.line}>
        <p className={styles.tagline}>{t('header.tagline')}</p>
        <div className={styles.contact}>
          {shop?.contact.phones.map((phone) => (
            <a key={phone} href={telHref(phone)}>
              {phone}
            </a>
          ))}
          {shop && <a href={`mailto:${shop.contact.email}`}>{shop.contact.email}</a>}
          {shop && <span className={styles.address}>{shop.contact.address}</span>}
        </div>
        <ServiceNav className={styles.links} />
        <LanguageSwitch />
        <ThemeSwitch />
      </Container>
    </div>
  );
}
