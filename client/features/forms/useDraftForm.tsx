import { useState, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { DraftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { useFormFields } from '#client/ui/forms/useActionForm.ts';
import { typedValues, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { Message } from '#client/ui/primitives/Layout.tsx';

type Values<Field extends string> = Record<Field, string>;

interface DraftFormOptions<Field extends string> {
  id: string;
  /** Key of the draft; identifies the form and its owner. */
  draftKey: string;
  where?: DraftsVar;
  saved: Values<Field>;
  /** Fields that are not stored in the draft; by default the spec's secrets. */
  undrafted?: readonly string[];
  /** Replaces the draft's default change handler, for fields that also set others. */
  onChange?: (set: ReturnType<typeof useDraft<Values<Field>>>['set'], field: Field, text: string) => void;
  onDone?: (result: FormResult) => void;
}

export type DraftForm<Field extends string> = ReturnType<typeof useDraftForm<Field>>;

/** A form for an action whose input is stored as a draft until it is saved or discarded. `specOf` may derive the spec from the values. */
export function useDraftForm<Field extends string>(
  specOf: FormSpec<Field> | ((values: Values<Field>) => FormSpec<Field>),
  submission: FormSubmission,
  { id, draftKey, where, saved, undrafted, onChange, onDone }: DraftFormOptions<Field>,
) {
  const specIn = (values: Values<Field>) => (typeof specOf === 'function' ? specOf(values) : specOf);
  const [typed] = useState(() => typedValues(specIn(saved), submission.result) as Record<string, string> | null);
  const draft = useDraft<Values<Field>>(draftKey, saved, where, typed);
  const { set, isDirty } = draft;
  const [handled, setHandled] = useState(submission.result);
  const [secretValues, setSecretValues] = useState<Partial<Values<Field>>>({});
  const values = { ...draft.values, ...secretValues };
  const spec = specIn(values);
  const drop = () => {
    setSecretValues({});
    draft.drop();
  };
  const form = useFormFields(spec, submission, {
    id,
    values,
    onChange: (field, text) => {
      const change = { [field]: text } as Partial<Values<Field>>;
      if ((undrafted ?? spec.secrets)?.includes(field)) setSecretValues((before) => ({ ...before, ...change }));
      else if (onChange) onChange(set, field, text);
      else set(change);
    },
    onDone: (result) => {
      drop();
      setHandled(result);
      onDone?.(result);
    },
  });
  const isUntried = form.attempt === 0;
  // Until `onDone` has dropped the draft, its values still count as changes, and the guard would block a navigation by `onDone`.
  const isBeingDropped = submission.result !== handled && submission.result?.done != null;
  return {
    ...form,
    values,
    set,
    drop,
    isDirty,
    /** The page shows that a post without scripts succeeded, and nothing has changed since. */
    isSaved: form.isSavedBefore && !isDirty,
    /** The form shows a restored draft that has not been submitted yet. */
    isRestored: draft.isRestored && isDirty && isUntried,
    /** The form has changes that leaving the page would lose. */
    isUnsaved: isDirty && !form.isBusy && !isBeingDropped && form.problem.unsaved?.isSignedOut !== true,
    discard: () => {
      drop();
      form.reset();
    },
  };
}

/** Notes above a form that say it was saved or restored from a draft. */
export function DraftNotes({ form, saved }: { form: Pick<DraftForm<never>, 'isSaved' | 'isRestored'>; saved: ReactNode }) {
  const t = useT();
  return (
    <>
      <SavedNote>{form.isSaved && saved}</SavedNote>
      {form.isRestored && <Message tone="info">{t('acc.restored')}</Message>}
    </>
  );
}

/** Asks for confirmation when the user leaves the page with unsaved changes. `isLost`: closing the tab would lose the draft. */
export function DraftGuard({ form, isLost }: { form: Pick<DraftForm<never>, 'isUnsaved' | 'drop'>; isLost?: boolean }) {
  return <LeaveGuard isOn={form.isUnsaved} isLost={isLost} onLeave={form.drop} />;
}
