import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { SignOutDocument } from '#client/features/account/SignIn.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { forgetOffline } from '#client/lib/offlineCaches.ts';
import { displayVar, setKeptOffline } from '#client/state/display.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { clearDeviceData, deviceData } from '#client/state/deviceData.ts';
import { sessionVar } from '#client/state/session.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { keptThings } from './keptThings.ts';
import styles from './Information.module.css';

type Step = 'idle' | 'asking' | 'cleared' | 'failed';

/** The table of what is kept on this device, and the two things its owner may do with it. */
export function DeviceData() {
  const t = useT();
  const [step, setStep] = useState<Step>('idle');
  const [signOut] = useMutation(SignOutDocument);
  const isKeptOffline = usePersisted(displayVar, (display) => display.isKeptOffline);

  const clear = async () => {
    try {
      // The session is kept by a cookie that no script can reach: only the server takes it back.
      if (sessionVar().user !== null) await signOut();
    } catch {
      return setStep('failed');
    }
    clearDeviceData();
    await forgetOffline();
    setStep('cleared');
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard too, so it has to take the focus */}
      <div className={styles.scroll} role="region" aria-label={t('info.keptTable')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('info.keptName')}</th>
              <th scope="col">{t('info.keptWhere')}</th>
              <th scope="col">{t('info.keptWhy')}</th>
            </tr>
          </thead>
          <tbody>
            {keptThings(t).map(({ key, where, purpose }) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td>{where}</td>
                <td>{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CheckboxField
        label={
          <>
            {t('info.offline')}
            <br />
            <small>{t('info.offlineHint')}</small>
          </>
        }
        checked={isKeptOffline}
        onChange={(event) => setKeptOffline(event.target.checked)}
      />
      <div className={styles.actions}>
        <Button look="outline" onClick={download}>
          {t('info.download')}
        </Button>
        {step === 'asking' ? (
          <div className={styles.sure} role="group" aria-label={t('info.clear')}>
            <p>{t('info.sure')}</p>
            <Button look="danger" onClick={() => void clear()}>
              {t('info.clearNow')}
            </Button>
            <Button look="quiet" onClick={() => setStep('idle')}>
              {t('info.keep')}
            </Button>
          </div>
        ) : (
          <Button look="outline" onClick={() => setStep('asking')}>
            {t('info.clear')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {step === 'cleared' && t('info.cleared')}
        {step === 'failed' && t('info.clearFailed')}
      </p>
    </>
  );
}

function download(): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(deviceData(), null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'rizq-data.json';
  link.click();
  URL.revokeObjectURL(url);
}
