import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './feedback.module.css';

/** Error for a submission whose session has expired, with a login link that returns to this page. Takes the focus. */
export function SignedOutNote() {
  const t = useT();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} className={cx(styles.note, styles.signedOut)} role="alert" tabIndex={-1}>
      {t('auth.signedOut')} <AppLink to={loginPath(pathname + search)}>{t('auth.login')}</AppLink>
    </p>
  );
}
