import type { ReactNode } from 'react';
import type { FormName } from '#client/lib/postedForm.ts';
import { ErrorSummary } from '#client/ui/forms/ErrorSummary.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Problem } from '#client/ui/feedback/Problem.tsx';
import styles from './Auth.module.css';

interface AuthFormProps {
  name: FormName;
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
export function AuthForm({ name, label, describedBy, isBusy, onSubmit, lead, mistakes, general, attempt, children }: AuthFormProps) {
  return (
    <PostForm
      name={name}
      className={styles.form}
      aria-label={label}
      aria-describedby={describedBy}
      onSubmit={() => {
        if (!isBusy) onSubmit();
      }}
    >
      {lead}
      <ErrorSummary errors={mistakes} attempt={attempt} />
      {general && <Problem attempt={attempt}>{general}</Problem>}
      {children}
    </PostForm>
  );
}
