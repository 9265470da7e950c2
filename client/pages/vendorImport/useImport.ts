import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { forgetListings } from '#client/features/vendorConsole/forgetListings.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import { MAX_IMPORT_BYTES } from '#schema/rules/limits.ts';
import { ImportFailed, sendImport, type ImportProgress, type ImportResult } from './sendImport.ts';

interface ChosenFile {
  name: string;
  bytes: ArrayBuffer;
}

/** Where an import stands: a file is chosen, looked through, and taken. */
export type ImportStage =
  | { kind: 'empty' }
  | { kind: 'working'; isDryRun: boolean; name: string; progress: ImportProgress | null }
  | { kind: 'checked'; file: ChosenFile; result: ImportResult }
  | { kind: 'taken'; name: string; result: ImportResult };

const MEGABYTE = 1024 * 1024;

/** One import from the choice of a file to its end. */
export function useImport({ viewerId, onTaken }: { viewerId: string; onTaken: () => void }) {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const [stage, setStage] = useState<ImportStage>({ kind: 'empty' });
  const [error, setError] = useState<string | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);

  const send = async (file: ChosenFile, isDryRun: boolean): Promise<ImportResult | null> => {
    setError(null);
    setSignedOut(false);
    setStage({ kind: 'working', isDryRun, name: file.name, progress: null });
    const onProgress = (progress: ImportProgress) => setStage({ kind: 'working', isDryRun, name: file.name, progress });
    try {
      return await sendImport(file.bytes, { isDryRun, viewerId, locale, onProgress });
    } catch (failure) {
      const { status, said } = failure instanceof ImportFailed ? failure : new ImportFailed(0, null);
      if (status === 401) {
        loseSession();
        setSignedOut(true);
      } else setError(said ?? t(isDryRun ? 'imports.checkFailed' : 'imports.importFailed'));
      return null;
    }
  };

  /** Looks a file through, without keeping anything. */
  const check = async (chosen: File) => {
    const problem =
      chosen.size === 0
        ? t('imports.emptyFile')
        : chosen.size > MAX_IMPORT_BYTES
          ? t('imports.tooLarge', { limit: MAX_IMPORT_BYTES / MEGABYTE })
          : null;
    setStage({ kind: 'empty' });
    if (problem !== null) return setError(problem);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (bytes === null) return setError(t('imports.unreadable'));
    const file = { name: chosen.name, bytes };
    const result = await send(file, true);
    const refusal = result?.errors[0]?.message;
    if (refusal !== undefined) setError(refusal);
    setStage(result === null || refusal !== undefined ? { kind: 'empty' } : { kind: 'checked', file, result });
  };

  /** Takes the file that was looked through. What fails leaves it there to try again. */
  const confirm = async () => {
    if (stage.kind !== 'checked') return;
    const { file } = stage;
    const result = await send(file, false);
    const refusal = result?.errors[0]?.message;
    if (refusal !== undefined) setError(refusal);
    if (result === null || refusal !== undefined) return setStage(stage);
    forgetListings(client.cache, null);
    setStage({ kind: 'taken', name: file.name, result });
    onTaken();
  };

  return { stage, error, isSignedOut, check, confirm, restart: () => setStage({ kind: 'empty' }) };
}
