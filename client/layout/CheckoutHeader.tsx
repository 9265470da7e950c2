import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './CheckoutHeader.module.css';

/** While paying there is one way on and one way back. */
export function CheckoutHeader() {
  const t = useT();
  return (
    <Container className={styles.line}>
      <AppLink to="/" aria-label={t('header.brand')} className={styles.home}>
        <Logo />
      </AppLink>
      <p className={styles.secure}>
        <Icon name="lock" size={18} />
        {t('header.secureCheckout')}
      </p>
      <LanguageSwitch />
      <AppLink to="/cart" className={styles.back}>
        {t('header.backToCart')}
      </AppLink>
    </Container>
  );
}
