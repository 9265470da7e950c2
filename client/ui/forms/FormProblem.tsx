import { ErrorSummary } from './ErrorSummary.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';

/** A failed submission's errors: those in fields, and a general one. */
export interface Unsaved {
  fields: Record<string, string>;
  general: string | null;
  /** The session has expired; shows a login link. */
  isSignedOut: boolean;
}

interface FormProblemProps {
  unsaved: Unsaved | null;
  /** Number of failed submissions; each one takes the focus. */
  attempt: number;
  idOf: (field: string) => string;
}

/** Errors shown above a form: error summary, general error, or expired session. */
export function FormProblem({ unsaved, attempt, idOf }: FormProblemProps) {
  if (unsaved === null) return null;
  const fields = Object.entries(unsaved.fields);
  return (
    <>
      <ErrorSummary errors={fields.map(([field, message]) => ({ field: idOf(field), message }))} attempt={attempt} />
      {unsaved.general && <Problem attempt={attempt}>{unsaved.general}</Problem>}
      {unsaved.isSignedOut && <SignedOutNote key={attempt} />}
    </>
  );
}
