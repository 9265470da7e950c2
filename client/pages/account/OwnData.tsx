import { useState } from 'react';
import { useT, useApiLocale } from '#client/i18n/useT.ts';
import { clearDeviceData, deviceData } from '#client/state/deviceData.ts';
import { prefsVar } from '#client/state/prefs.ts';
import { sessionVar, loseSession } from '#client/state/session.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { AccountSection } from './AccountSection.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useApolloClient } from '@apollo/client/react';
import { saveFile } from '#client/lib/saveFile.ts';
import { OwnDataDocument, type OwnDataQuery } from './OwnData.generated.ts';

/** Keys that are not deleted: the server ends the session, and language and theme are not personal data. */
const KEPT = new Set([sessionVar.key, prefsVar.key]);

/** Personal data: download everything, or delete what is stored on this device. */
export function OwnData() {
  const t = useT();
  const { isBusy, error, attempt, download } = useOwnData();
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountSection id="own-data" title={t('acc.data')}>
      <Text tone="muted" measure="68ch">
        {t('acc.dataText')}
      </Text>
      {error === 'failed' && <Problem attempt={attempt}>{t('acc.failed')}</Problem>}
      {error === 'signedOut' && <SignedOutNote />}
      <Cluster>
        <Button variant="outline" size="small" needsScript isBusy={isBusy} onClick={() => void download()}>
          {t(isBusy ? 'acc.gathering' : 'acc.download')}
        </Button>
        <Button variant="outline" size="small" icon="trash" needsScript onClick={() => setAsking(true)}>
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

type Person = NonNullable<OwnDataQuery['viewer']>;

/** Saves the account, all its orders and the device's data as a single JSON file. */
function useOwnData() {
  const client = useApolloClient();
  const locale = useApiLocale();
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<'failed' | 'signedOut' | null>(null);

  const gather = async (): Promise<{ account: Omit<Person, 'orders'>; orders: Person['orders']['nodes'] } | null> => {
    const orders: Person['orders']['nodes'] = [];
    const read = async (after: string | null): Promise<Person | null> => {
      const variables = { after, locale };
      const { data } = await client.query({ query: OwnDataDocument, variables, fetchPolicy: 'no-cache' });
      return data?.viewer ?? null;
    };
    let person = await read(null);
    if (person === null) return null;
    const { orders: _first, ...account } = person;
    for (;;) {
      orders.push(...person.orders.nodes);
      const { hasNextPage, endCursor } = person.orders.pageInfo;
      if (!hasNextPage) break;
      person = await read(endCursor);
      if (person === null) return null;
    }
    return { account, orders };
  };

  const download = async () => {
    setBusy(true);
    setAttempt((count) => count + 1);
    setError(null);
    try {
      const gathered = await gather();
      if (gathered === null) {
        loseSession();
        setError('signedOut');
        return;
      }
      const today = new Date().toISOString().slice(0, 10);
      const all = JSON.stringify({ ...gathered, onThisDevice: deviceData() }, null, 2);
      saveFile(`rizq-my-data-${today}.json`, new Blob([all], { type: 'application/json' }));
    } catch {
      setError('failed');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, attempt, error, download };
}
