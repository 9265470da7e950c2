import type { ReactNode } from 'react';
import type { FormName } from '#client/lib/postedForm.ts';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import type { SchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';

interface AuthFormProps {
  name: FormName;
  label: string;
  /** The id of what explains the form. */
  describedBy?: string;
  form: Pick<SchemaForm, 'formProps' | 'problem'>;
  /** What stands above the mistakes. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A form with a password, or the way to one: what is wrong stands above its fields. */
export function AuthForm({ name, label, describedBy, form, lead, children }: AuthFormProps) {
  return (
    <Stack as={PostForm} {...form.formProps} gap={4} name={name} aria-label={label} aria-describedby={describedBy}>
      {lead}
      <FormProblem {...form.problem} />
      {children}
    </Stack>
  );
}
