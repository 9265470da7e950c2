import { useState } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import type { DraftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { errorTexts } from '#client/ui/forms/formSpec.ts';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { typedValues, useFormResult, type FormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './TextForm.module.css';

const FIELDS = ['text'] as const;

interface TextFormProps {
  submission: FormSubmission;
  /** Prefix for the field's id. */
  id: string;
  /** Id of the element to scroll to after a post without scripts. */
  anchor: string;
  draftKey: string;
  where: DraftsVar;
  saved: string;
  label: string;
  hint: string;
  max: number;
  rows: number;
  /** Error message for an empty field. */
  needText: PlainMessageKey;
  button: string;
  busyLabel: string;
  /** Success messages for a published text, and for one that is checked first. */
  done: { published: PlainMessageKey; pending: PlainMessageKey };
  /** Folds the form under a label, which opens without scripts. `subject`: the text that the form answers. */
  fold?: { label: string; subject: string };
}

/** Form with one text. Validated by its action only, so that product pages do not load the form library. */
export function TextForm({ submission, id, anchor, draftKey, where, saved, done, fold, ...texts }: TextFormProps) {
  const t = useT();
  const { result, isBusy } = submission;
  const [posted] = useState(() => typedValues({ fields: FIELDS }, result) as Record<string, string> | null);
  const draft = useDraft(draftKey, { text: saved }, where, posted);
  /** Remounts the field, whose text the DOM holds. */
  const [round, setRound] = useState(0);
  const drop = () => {
    draft.drop();
    setRound((count) => count + 1);
  };
  const messageOf = (status: string | undefined) => t(status === 'PUBLISHED' ? done.published : done.pending);
  useFormResult(submission, (latest) => {
    if (latest.done === null) return document.getElementById(`${id}-text`)?.focus();
    drop();
    toast.success(messageOf(latest.done['status']));
  });
  const fault = result?.lastResult?.error?.['text'];
  const isRefused = typeof fault === 'object' && fault !== null && 'reason' in fault;
  const error = isRefused ? errorTexts({ fields: FIELDS, texts: { text: { missing: texts.needText } } }, { text: fault }, t)['text'] : null;
  const form = (
    <Stack as={ActionForm} submission={submission} id={`${id}-form`} anchor={anchor} gap={4} above={3} measure="640px">
      <SubmissionNote submission={submission} />
      <CountedField
        key={round}
        id={`${id}-text`}
        name="text"
        label={texts.label}
        hint={texts.hint}
        error={error ?? null}
        max={texts.max}
        isLong
        rows={texts.rows}
        defaultValue={draft.values.text}
        typed={draft.values.text}
        onChange={({ target }) => draft.set({ text: target.value })}
      />
      <FormButtons form={submission} label={texts.button} busyLabel={texts.busyLabel} size="small" onDiscard={draft.isDirty && drop} />
    </Stack>
  );
  const isFailed = result !== null && result.done === null;
  return (
    <>
      <SavedNote>{result?.done && !isBusy && !draft.isDirty && messageOf(result.done['status'])}</SavedNote>
      {fold ? (
        <details className={styles.fold} open={draft.isDirty || isFailed || undefined}>
          <summary aria-label={`${fold.label}: ${fold.subject}`}>{fold.label}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </>
  );
}
