import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Account.module.css';
import { AddressBook } from './AddressBook.tsx';
import { EmailForm } from './EmailForm.tsx';
import type { PanelProps } from './panel.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** All that one can change about oneself, each part saved on its own. */
export function EditPanel({ viewer }: PanelProps) {
  const t = useT();
  return (
    <>
      <h1 tabIndex={-1}>{t('acc.editTitle')}</h1>
      <p className={styles.lead}>
        {t('acc.editLead')} <AppLink to="/user-profile">{t('acc.backToProfile')}</AppLink>
      </p>
      <ProfileForm viewer={viewer} />
      <EmailForm viewer={viewer} />
      <AddressBook viewer={viewer} />
    </>
  );
}
