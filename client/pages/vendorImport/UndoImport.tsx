import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { forgetListings } from '#client/features/vendorConsole/forgetListings.ts';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { loseSession } from '#client/state/session.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { UndoImportDocument, type UndoImportMutation } from './VendorImportPage.generated.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';

interface UndoImportProps {
  /** The import that can be undone; null: there is none. */
  last: { importedAt: string; productCount: number } | null;
  onUndone: () => void;
}

/** Takes the last import back, after asking, and says which products stay and why. */
export function UndoImport({ last, onUndone }: UndoImportProps) {
  const t = useT();
  const locale = useLocale();
  const [send, { loading, client }] = useMutation(UndoImportDocument);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [undone, setUndone] = useState<UndoImportMutation['undoImport'] | null>(null);

  const undo = async () => {
    setAsking(false);
    setError(null);
    setOver(false);
    setUndone(null);
    try {
      const answer = (await send()).data?.undoImport;
      const refusal = answer?.errors[0]?.message;
      if (!answer || refusal !== undefined) return setError(refusal ?? t('imports.undoFailed'));
      setUndone(answer);
      forgetListings(client.cache, null);
      onUndone();
    } catch (failure) {
      if (!isSignedOut(failure)) return setError(t('imports.undoFailed'));
      loseSession();
      setOver(true);
    }
  };

  if (last === null && undone === null) return null;
  return (
    <Surface as="section" tone="sunken" radius="xl" gap={2} aria-label={t('imports.last')}>
      {isOver && <SignedOutNote />}
      {last && (
        <Cluster gap={3} justify="between">
          <p>{t('imports.lastText', { n: last.productCount, time: formatDate(last.importedAt, locale, 'moment') })}</p>
          <Button look="outline" size="small" icon="return" isBusy={loading} onClick={() => setAsking(true)}>
            {t('imports.undo')}
          </Button>
        </Cluster>
      )}
      <FieldError id="undo-error">{error}</FieldError>
      <Stack gap={2} role="status">
        {undone && <p>{t('imports.undone', { n: undone.undone })}</p>}
        {undone && undone.kept.length > 0 && (
          <>
            <p>{t('imports.kept', { n: undone.kept.length })}</p>
            <ul className={shared.rows}>
              {undone.kept.map(({ sku, title, reason }) => (
                <li key={sku}>
                  <b>{sku}</b> {title}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('imports.undoAsk')}
        confirmLabel={t('imports.undo')}
        cancelLabel={t('imports.keep')}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('imports.undoText')}</p>
      </ConfirmDialog>
    </Surface>
  );
}
