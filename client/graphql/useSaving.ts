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

export interface SaveAnswer {
  errors: readonly { message: string; path?: readonly string[] | null }[];
}

/** Something was not saved for one reason, which is about no field. */
export const unsavedFor = (general: string): Unsaved => ({ fields: {}, general, isSignedOut: false });
/** Parts of a request that no field stands for. */
const FIELDLESS = new Set(['id', 'expectedVersion']);

/** The fields of a form, by the paths of the API. */
type Places = Pick<FormSpec<string>, 'fields' | 'fieldAt'>;

/** Why the server did not save a change, by its response; null when it did. With a form each refusal is at the field that stands for its path, or general. */
export function unsavedOf(
  answer: SaveAnswer | null | undefined,
  t: Translate,
  form?: Places,
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

/** For changes that no field stands for: each refusal is general. */
export const NO_FIELDS: Places = { fields: [], fieldAt: () => null };

/** Sends a change; null when it was done. Nothing that was typed is touched. `failed`: the message where no reason is known. */
export function useSaving(failed: PlainMessageKey = 'acc.failed') {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const save = async (ask: () => Promise<SaveAnswer | undefined>, form?: Places): Promise<Unsaved | null> => {
    setBusy(true);
    try {
      return unsavedOf(await ask(), t, form, failed);
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
