import type { ReactNode } from 'react';
import { T } from '#client/i18n/T.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './NotOpenYet.module.css';

/** Says what cannot be done here yet, and who helps until then. */
export function NotOpenYet({ email, children }: { email: string; children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon name="info" size={22} />
      <p>
        {children} <T k="hub.untilThen" values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
      </p>
    </div>
  );
}
