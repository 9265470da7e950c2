import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { evictListings } from '#client/features/vendorConsole/evictListings.ts';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { loseSession } from '#client/state/session.ts';
import { UndoImportDocument } from './VendorImportPage.generated.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';

interface UndoImportProps {
  /** The import that can be undone; null if there is none. */
  last: { importedAt: string; productCount: number } | null;
  onUndone: () => void;
}

/** Undoes the last import after a confirmation. Lists the products that were not reverted, with the reasons. */
export function UndoImport({ last, onUndone }: UndoImportProps) {
  const t = useT();
  const locale = useLocale();
  const [send, { client, data, error, loading }] = useMutation(UndoImportDocument, {
    onError: (failure) => {
      if (isSignedOut(failure)) loseSession();
    },
  });
  const [isAsking, setAsking] = useState(false);
  const taken = data?.undoImport;
  const undone = taken?.errors.length === 0 ? taken : null;
  const isOver = isSignedOut(error);
  const problem = taken?.errors[0]?.message ?? (error && !isOver ? t(savingProblem(error) ?? 'imports.undoFailed') : null);

  const undo = async () => {
    setAsking(false);
    if ((await send()).data?.undoImport.errors.length !== 0) return;
    evictListings(client.cache, null);
    onUndone();
  };

  if (last === null && undone === null) return null;
  return (
    <Surface as="section" tone="sunken" radius="xl" gap={2} aria-label={t('imports.last')}>
      {isOver && <SignedOutNote />}
      {last && (
        <Cluster gap={3} justify="between">
          <p>{t('imports.lastText', { n: last.productCount, time: formatDate(last.importedAt, locale, 'moment') })}</p>
          <Button variant="outline" size="small" icon="return" isBusy={loading} onClick={() => setAsking(true)}>
            {t('imports.undo')}
          </Button>
        </Cluster>
      )}
      <FieldError id="undo-error">{problem}</FieldError>
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
