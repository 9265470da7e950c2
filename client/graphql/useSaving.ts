import { useState } from 'react';
import { fieldOfPath } from './localisedTexts.ts';
import { isSignedOut } from './isSignedOut.ts';
import { savingProblem } from './storeProblem.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { loseSession } from '#client/state/session.ts';
import type { Unsaved } from '#client/ui/forms/FormProblem.tsx';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';

export type { Unsaved };

export interface SavePayload {
  errors: readonly { message: string; path?: readonly string[] | null }[];
}

/** Save error that concerns no field. */
export const unsavedFor = (general: string): Unsaved => ({ fields: {}, general, isSignedOut: false });
/** Input fields without a form field. */
const FIELDLESS = new Set(['id', 'expectedVersion']);

/** Form fields, with their mapping from paths of the API. */
type FormFieldMap = Pick<FormSpec<string>, 'fields' | 'fieldAt'>;

/** Maps a mutation's errors to form fields and a general message; null on success. */
export function saveErrors(
  answer: SavePayload | null | undefined,
  t: Translate,
  form?: FormFieldMap,
  failed: PlainMessageKey = 'acc.failed',
): Unsaved | null {
  if (!answer) return unsavedFor(t(failed));
  if (answer.errors.length === 0) return null;
  const fields: Record<string, string> = {};
  let general: string | null = null;
  for (const { message, path } of answer.errors) {
    const field = path?.[0] === undefined || FIELDLESS.has(path[0]) ? null : (form?.fieldAt ?? fieldOfPath)(path);
    if (field !== null && (form?.fields.includes(field) ?? true)) fields[field] = message;
    else general ??= message;
  }
  return { fields, general, isSignedOut: false };
}

/** For mutations without form fields: all errors are general. */
export const NO_FIELDS: FormFieldMap = { fields: [], fieldAt: () => null };

/** Runs a mutation; null on success. Form values are not changed. `failed`: message for errors without a known reason. */
export function useSaving(failed: PlainMessageKey = 'acc.failed') {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const save = async (ask: () => Promise<SavePayload | undefined>, form?: FormFieldMap): Promise<Unsaved | null> => {
    setBusy(true);
    try {
      return saveErrors(await ask(), t, form, failed);
    } catch (error) {
      if (!isSignedOut(error)) return unsavedFor(t(savingProblem(error) ?? failed));
      loseSession();
      return { fields: {}, general: null, isSignedOut: true };
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
