import { useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { clearDeviceData } from '#client/state/deviceData.ts';
import { prefsVar } from '#client/state/prefs.ts';
import { sessionVar } from '#client/state/session.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { AccountSection } from './AccountSection.tsx';
import { useOwnData } from './useOwnData.ts';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Who is logged in is the server's word; language and theme tell nothing about anybody. */
const KEPT = new Set([sessionVar.key, prefsVar.key]);

/** What is known about one: to take along, and, as far as it lies on this device, to delete. */
export function OwnData() {
  const t = useT();
  const { isBusy, outcome, attempt, download } = useOwnData();
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountSection id="own-data" title={t('acc.data')}>
      <Text tone="muted" measure="68ch">
        {t('acc.dataText')}
      </Text>
      {outcome === 'failed' && <Problem attempt={attempt}>{t('acc.failed')}</Problem>}
      {outcome === 'signedOut' && <SignedOutNote />}
      <Cluster>
        <Button look="outline" size="small" needsScript isBusy={isBusy} onClick={() => void download()}>
          {t(isBusy ? 'acc.gathering' : 'acc.download')}
        </Button>
        <Button look="outline" size="small" icon="trash" needsScript onClick={() => setAsking(true)}>
          {t('acc.forget')}
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('acc.forgetTitle')}
        confirmLabel={t('acc.forgetYes')}
        cancelLabel={t('acc.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          clearDeviceData(KEPT);
          setAsking(false);
          toast.success(t('acc.forgotten'));
        }}
      >
        <p>{t('acc.forgetText')}</p>
      </ConfirmDialog>
    </AccountSection>
  );
}
