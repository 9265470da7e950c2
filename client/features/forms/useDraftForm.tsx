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
  /** Prefix of the field ids. */
  id: string;
  /** Draft key, by form and owner. */
  draftKey: string;
  where?: DraftsVar;
  saved: Values<Field>;
  /** Fields that are in no draft; default: the spec's secrets. */
  undrafted?: readonly string[];
  /** For changes that also set other fields. */
  onChange?: (set: ReturnType<typeof useDraft<Values<Field>>>['set'], field: Field, text: string) => void;
  onDone?: (result: FormResult) => void;
}

export type DraftForm<Field extends string> = ReturnType<typeof useDraftForm<Field>>;

/** Form of an action, with a draft that is kept until saved or discarded; without secrets. `specOf`: a spec may depend on the values. */
export function useDraftForm<Field extends string>(
  specOf: FormSpec<Field> | ((values: Values<Field>) => FormSpec<Field>),
  submission: FormSubmission,
  { id, draftKey, where, saved, undrafted, onChange, onDone }: DraftFormOptions<Field>,
) {
  const specIn = (values: Values<Field>) => (typeof specOf === 'function' ? specOf(values) : specOf);
  const [typed] = useState(() => typedValues(specIn(saved), submission.result) as Record<string, string> | null);
  const draft = useDraft<Values<Field>>(draftKey, saved, where, typed);
  const { set, isDirty } = draft;
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
      onDone?.(result);
    },
  });
  const isUntried = form.attempt === 0;
  return {
    ...form,
    values,
    set,
    drop,
    isDirty,
    /** Saved without scripts, and unchanged since. */
    isSaved: form.isSavedBefore && !isDirty,
    /** Began with a restored draft. */
    isRestored: draft.isRestored && isDirty && isUntried,
    /** Unsaved changes that leaving would lose. */
    isUnsaved: isDirty && !form.isBusy && form.problem.unsaved?.isSignedOut !== true,
    discard: () => {
      drop();
      form.reset();
    },
  };
}

/** Notes above a form: saved, or restored from a draft. */
export function DraftNotes({ form, saved }: { form: Pick<DraftForm<never>, 'isSaved' | 'isRestored'>; saved: ReactNode }) {
  const t = useT();
  return (
    <>
      <SavedNote>{form.isSaved && saved}</SavedNote>
      {form.isRestored && <Message tone="info">{t('acc.restored')}</Message>}
    </>
  );
}

/** Confirms leaving the page with unsaved changes. `isLost`: the draft would be lost with the tab. */
export function DraftGuard({ form, isLost }: { form: Pick<DraftForm<never>, 'isUnsaved' | 'drop'>; isLost?: boolean }) {
  return <LeaveGuard isOn={form.isUnsaved} isLost={isLost} onLeave={form.drop} />;
}
