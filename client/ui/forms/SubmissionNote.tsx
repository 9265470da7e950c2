import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { FormProblem } from './FormProblem.tsx';
import { formErrorText } from './formSpec.ts';
import type { FormSubmission } from './useFormSubmission.ts';

interface SubmissionNoteProps {
  submission: Pick<FormSubmission, 'result' | 'isBusy'>;
  /** Success message. */
  done?: ReactNode;
}

/** The result of a form that consists of a button; renders nothing before the first submission. An error takes the focus. */
export function SubmissionNote({ submission: { result, isBusy }, done }: SubmissionNoteProps) {
  const t = useT();
  if (result === null || isBusy) return null;
  if (result.done !== null) return <SavedNote>{done}</SavedNote>;
  // The form itself shows the errors in its fields.
  const error = Object.values(result.lastResult?.error ?? {}).find((one) => one !== null && !(typeof one === 'object' && 'reason' in one));
  return (
    <FormProblem
      unsaved={{ fields: {}, general: formErrorText(error, t), isSignedOut: result.isSignedOut ?? false }}
      attempt={1}
      idOf={String}
    />
  );
}
