import { ErrorSummary } from './ErrorSummary.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import { SignedOutNote } from '#client/ui/feedback/SignedOutNote.tsx';

/** Why something was not saved: sentences beside fields, and one about the whole. */
export interface Unsaved {
  fields: Record<string, string>;
  general: string | null;
  /** The session is over: `SignedOutNote` says so, with the way on. */
  isSignedOut: boolean;
}

interface FormProblemProps {
  unsaved: Unsaved | null;
  /** Counts the tries, so that each takes the focus. */
  attempt: number;
  idOf: (field: string) => string;
}

/** Above a form: why it was not saved, field by field, as a whole, or because the session is over. */
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
