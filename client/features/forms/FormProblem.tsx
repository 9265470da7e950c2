import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { SignedOutNote } from '#client/ui/SignedOutNote.tsx';
import type { Unsaved } from './useSaving.ts';

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
