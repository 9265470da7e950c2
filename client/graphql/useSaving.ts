import { useState } from 'react';
import { fieldOfPath } from './localisedTexts.ts';
import { isSignedOut } from './isSignedOut.ts';
import { savingProblem } from './storeProblem.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import type { Unsaved } from '#client/ui/forms/FormProblem.tsx';

export type { Unsaved };

interface Answer {
  errors: readonly { message: string; path: readonly string[] | null }[];
}

const about = (general: string): Unsaved => ({ fields: {}, general, isSignedOut: false });
/** Parts of a request that no field stands for. */
const FIELDLESS = new Set(['id', 'expectedVersion']);

/** Why the shop did not save a change, by its answer; null when it did. */
export function unsavedOf(answer: Answer | null | undefined, t: Translate): Unsaved | null {
  if (!answer) return about(t('acc.failed'));
  if (answer.errors.length === 0) return null;
  const isBeside = ({ path }: Answer['errors'][number]) => path?.[0] !== undefined && !FIELDLESS.has(path[0]);
  const beside = answer.errors.filter(isBeside).map(({ message, path }) => [fieldOfPath(path ?? []), message] as const);
  const general = answer.errors.find((error) => !isBeside(error))?.message ?? null;
  return { fields: Object.fromEntries(beside), general, isSignedOut: false };
}

/** Sends a change; null when it was done. Nothing that was typed is touched. */
export function useSaving() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const save = async (ask: () => Promise<Answer | undefined>): Promise<Unsaved | null> => {
    setBusy(true);
    try {
      return unsavedOf(await ask(), t);
    } catch (error) {
      if (!isSignedOut(error)) return about(t(savingProblem(error) ?? 'acc.failed'));
      loseSession();
      return { fields: {}, general: null, isSignedOut: true };
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
