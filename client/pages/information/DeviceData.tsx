import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { SignOutDocument } from '#client/features/account/SignIn.generated.ts';
import { useT } from '#client/i18n/useT.ts';
import { clearDeviceData, deviceData } from '#client/state/deviceData.ts';
import { sessionVar } from '#client/state/session.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { keptThings } from './keptThings.ts';
import styles from './Information.module.css';

type Step = 'idle' | 'asking' | 'cleared' | 'failed';

/** The table of what is kept on this device, and the two things its owner may do with it. */
export function DeviceData() {
  const t = useT();
  const [step, setStep] = useState<Step>('idle');
  const [signOut] = useMutation(SignOutDocument);

  const clear = async () => {
    try {
      // The session is kept by a cookie that no script can reach: only the server takes it back.
      if (sessionVar().user !== null) await signOut();
    } catch {
      return setStep('failed');
    }
    clearDeviceData();
    setStep('cleared');
  };

  return (
    <>
      <DataTable
        caption={t('info.keptTable')}
        className={styles.table}
        isStacked
        rows={keptThings(t)}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            label: t('info.keptName'),
            isRowHeading: true,
            render: ({ key }) => (
              <Text as="code" size="small" weight="regular">
                {key}
              </Text>
            ),
          },
          { key: 'where', label: t('info.keptWhere'), render: ({ where }) => where },
          { key: 'why', label: t('info.keptWhy'), render: ({ purpose }) => purpose },
        ]}
      />
      <Cluster gap={3}>
        <Button look="outline" onClick={download}>
          {t('info.download')}
        </Button>
        {step === 'asking' ? (
          <Cluster role="group" aria-label={t('info.clear')} className={styles.sure}>
            <Text weight="strong">{t('info.sure')}</Text>
            <Button look="danger" onClick={() => void clear()}>
              {t('info.clearNow')}
            </Button>
            <Button look="quiet" onClick={() => setStep('idle')}>
              {t('info.keep')}
            </Button>
          </Cluster>
        ) : (
          <Button look="outline" onClick={() => setStep('asking')}>
            {t('info.clear')}
          </Button>
        )}
      </Cluster>
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
