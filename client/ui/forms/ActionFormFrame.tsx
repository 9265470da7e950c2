import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { ActionForm } from './ActionForm.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { ActionFormState } from './useActionForm.ts';

interface ActionFormFrameProps extends Omit<ComponentProps<typeof Stack<typeof ActionForm>>, 'as' | 'form' | 'submission'> {
  form: Pick<ActionFormState, 'formProps' | 'problem'>;
  /** Content above the errors. */
  lead?: ReactNode;
}

/** Form of a route's action, with errors above its fields. */
export function ActionFormFrame({ form, gap = 4, lead, children, ...rest }: ActionFormFrameProps) {
  return (
    <Stack as={ActionForm} {...form.formProps} gap={gap} {...rest}>
      {lead}
      <FormProblem {...form.problem} />
      {children}
    </Stack>
  );
}
