import { useRef, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import styles from './Account.module.css';
import type { PanelProps } from './panel.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** What keeps the account one's own: its password, and the devices that are logged in. */
export function Security({ viewer, onReload }: PanelProps) {
  const t = useT();
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const settle = (isChanged: boolean) => {
    setChanging(false);
    // The form with what was pressed is gone.
    heading.current?.focus();
    if (!isChanged) return;
    toast.success(t('acc.passwordChanged'));
    onReload();
  };
  return (
    <section className={styles.part} aria-labelledby="security">
      <div className={styles.head}>
        <h2 ref={heading} id="security" tabIndex={-1}>
          {t('acc.security')}
        </h2>
        {!isChanging && (
          <Button look="outline" size="small" icon="lock" needsScript onClick={() => setChanging(true)}>
            {t('acc.changePassword')}
          </Button>
        )}
      </div>
      {isChanging && <PasswordForm email={viewer.email} onDone={settle} />}
      <SessionList sessions={viewer.sessions} onReload={onReload} />
    </section>
  );
}
