import type { ComponentProps } from 'react';
import { SCRIPTED } from './formResult.ts';

interface ScriptedFormProps extends Omit<ComponentProps<'form'>, 'name' | 'method' | 'action'> {
  /** Submits by script, and prevents the post. */
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
}

/** Form that needs scripts. Without them it is posted, so that its input never ends up in a URL; the response has status 501. */
export function ScriptedForm({ children, ...rest }: ScriptedFormProps) {
  return (
    <form noValidate {...rest} method="post">
      <input type="hidden" name="intent" value={SCRIPTED} />
      {children}
    </form>
  );
}
