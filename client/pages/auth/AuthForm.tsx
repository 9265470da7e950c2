import type { ReactNode } from 'react';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { Problem } from '#client/ui/Problem.tsx';
import styles from './AuthPage.module.css';

interface AuthFormProps {
  label: string;
  /** The id of what explains the form. */
  describedBy?: string;
  isBusy: boolean;
  onSubmit: () => void;
  /** What stands above the mistakes. */
  lead?: ReactNode;
  mistakes: readonly { field: string; message: string }[];
  /** What is wrong with the form as a whole. */
  general: string | null;
  attempt: number;
  children: ReactNode;
}

/** A form with a password, or the way to one: what is wrong stands above its fields. */
export function AuthForm({ label, describedBy, isBusy, onSubmit, lead, mistakes, general, attempt, children }: AuthFormProps) {
  return (
    <form
      noValidate
      // Sent before scripts are there, a password must not end up in the address.
      method="post"
      className={styles.form}
      aria-label={label}
      aria-describedby={describedBy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {lead}
      <ErrorSummary errors={mistakes} attempt={attempt} />
      {general && <Problem attempt={attempt}>{general}</Problem>}
      {children}
    </form>
  );
}
