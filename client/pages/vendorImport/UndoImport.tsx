import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { evictListings } from '#client/features/vendorConsole/evictListings.ts';
import { NO_FIELDS, useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';
import { UndoImportDocument, type UndoImportMutation } from './VendorImportPage.generated.ts';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';

interface UndoImportProps {
  /** Import that can be undone; null without one. */
  last: { importedAt: string; productCount: number } | null;
  onUndone: () => void;
}

/** Undoes the last import after a confirmation, and lists products that were not reverted, with reasons. */
export function UndoImport({ last, onUndone }: UndoImportProps) {
  const t = useT();
  const locale = useLocale();
  const [send, { client }] = useMutation(UndoImportDocument);
  const { isBusy, save } = useSaving('imports.undoFailed');
  const [isAsking, setAsking] = useState(false);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [undone, setUndone] = useState<UndoImportMutation['undoImport'] | null>(null);

  const undo = async () => {
    setAsking(false);
    setUndone(null);
    const problem = await save(async () => {
      const taken = (await send()).data?.undoImport;
      if (taken?.errors.length === 0) setUndone(taken);
      return taken;
    }, NO_FIELDS);
    setUnsaved(problem);
    if (problem !== null) return;
    evictListings(client.cache, null);
    onUndone();
  };

  if (last === null && undone === null) return null;
  return (
    <Surface as="section" tone="sunken" radius="xl" gap={2} aria-label={t('imports.last')}>
      {unsaved?.isSignedOut && <SignedOutNote />}
      {last && (
        <Cluster gap={3} justify="between">
          <p>{t('imports.lastText', { n: last.productCount, time: formatDate(last.importedAt, locale, 'moment') })}</p>
          <Button look="outline" size="small" icon="return" isBusy={isBusy} onClick={() => setAsking(true)}>
            {t('imports.undo')}
          </Button>
        </Cluster>
      )}
      <FieldError id="undo-error">{unsaved?.general}</FieldError>
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
