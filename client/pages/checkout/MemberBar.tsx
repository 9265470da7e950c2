import { loginPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';
import styles from './MemberBar.module.css';

/** As whom one buys, and for guests the way to what an account keeps. */
export function MemberBar({ viewer }: { viewer: CheckoutPageQuery['viewer'] }) {
  const t = useT();
  if (viewer)
    return <p className={styles.bar}>{t('co.member', { name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') })}</p>;
  return (
    <p className={styles.bar}>
      {t('co.guest')} <AppLink to={loginPath('/checkout')}>{t('co.logIn')}</AppLink>
    </p>
  );
}

/** The session was over when the order was sent: nothing happened, and there are two ways on. */
export function SessionOver() {
  const t = useT();
  return (
    <div className={styles.over} role="alert">
      <p>
        {t('co.sessionOver')} {t('co.sessionOverHow')}
      </p>
      <AppLink to={loginPath('/checkout')}>{t('auth.login')}</AppLink>
    </div>
  );
}
