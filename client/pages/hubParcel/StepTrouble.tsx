import type { StepField, StepProblem } from '#client/features/parcels/useParcelStep.ts';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import { SignedOutNote } from '#client/ui/SignedOutNote.tsx';

interface StepTroubleProps {
  problem: StepProblem | null;
  /** Counts the tries, so that each takes the focus. */
  attempt: number;
}

/** Above a form: why the step was not taken, field by field, as a whole, or because the session is over. */
export function StepTrouble({ problem, attempt }: StepTroubleProps) {
  if (problem === null) return null;
  const fields = Object.entries(problem.fields) as [StepField, string][];
  return (
    <>
      <ErrorSummary errors={fields.map(([field, message]) => ({ field: stepFieldId(field), message }))} attempt={attempt} />
      {problem.general && <Problem attempt={attempt}>{problem.general}</Problem>}
      {problem.isSignedOut && <SignedOutNote key={attempt} />}
    </>
  );
}

/** The id of a field of the forms that lead a package on. */
export function stepFieldId(field: StepField): string {
  return `step-${field}`;
}
