import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { LanguageSwitch } from '#client/layout/LanguageSwitch.tsx';
import { ServiceNav } from '#client/layout/ServiceNav.tsx';
import { StatePicker } from '#client/layout/StatePicker.tsx';
import { ThemeSwitch } from '#client/layout/ThemeSwitch.tsx';
import styles from './FashionTopLine.module.css';

/** The thin line above the sign: the way back to the market, where to deliver, help, language and light. */
export function FashionTopLine() {
  const t = useT();
  return (
    <div className={styles.bar}>
      <Container className={styles.line}>
        <AppLink to="/" className={styles.market}>
          {t('fashion.toMarket')}
        </AppLink>
        <p className={styles.tagline}>{t('header.tagline')}</p>
        <div className={styles.state}>
          <StatePicker />
        </div>
        <ServiceNav className={styles.links} />
        <LanguageSwitch />
        <ThemeSwitch />
      </Container>
    </div>
  );
}
