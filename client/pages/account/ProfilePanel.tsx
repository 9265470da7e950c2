import { useLocationState } from '#client/routes/useLocationState.ts';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { useT } from '#client/i18n/useT.ts';
import { shortName } from '#client/lib/shortName.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import styles from './Account.module.css';
import { AddressBook } from './AddressBook.tsx';
import { Contact } from './Contact.tsx';
import { OrderBand } from './OrderBand.tsx';
import { OwnData } from './OwnData.tsx';
import type { PanelProps } from './panel.ts';
import { Preferences } from './Preferences.tsx';
import { Security } from './Security.tsx';
import { Shortcuts } from './Shortcuts.tsx';

/** The way in to everything of one's own: how the orders stand, where things go, and what keeps the account one's own. */
export function ProfilePanel({ viewer, onReload }: PanelProps) {
  const t = useT();
  const { isNewMember = false } = useLocationState();
  // The server does not know how one came here: what it sent is said first.
  const isNew = useHydrated() && isNewMember;
  return (
    <>
      <header className={styles.greeting}>
        <AvatarPicture avatar={viewer.avatar} person={viewer} size="large" />
        <div>
          <h1 tabIndex={-1} className={styles.eyebrow}>
            {t('account.profile')}
          </h1>
          <p className={styles.hello}>{t(isNew ? 'acc.welcomeNew' : 'acc.welcome', { name: shortName(viewer.firstName) })}</p>
        </div>
      </header>
      <OrderBand counts={viewer.orderCounts} latest={viewer.orders.nodes[0] ?? null} />
      <Shortcuts />
      <div className={styles.columns}>
        <Contact viewer={viewer} />
        <Preferences />
      </div>
      <AddressBook viewer={viewer} />
      <Security viewer={viewer} onReload={onReload} />
      <OwnData />
    </>
  );
}
