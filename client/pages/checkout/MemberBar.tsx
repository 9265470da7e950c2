import { loginPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Checkout.module.css';
import type { Viewer } from './savedAddress.ts';

/** As whom one buys, and for guests the way to what an account keeps. */
export function MemberBar({ viewer }: { viewer: Viewer | null }) {
  const t = useT();
  if (viewer)
    return <p className={styles.bar}>{t('co.member', { name: [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') })}</p>;
  return (
    <p className={styles.bar}>
      {t('co.guest')} <AppLink to={loginPath('/checkout')}>{t('co.logIn')}</AppLink>
    </p>
  );
}
