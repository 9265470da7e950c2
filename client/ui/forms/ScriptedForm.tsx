import type { ComponentProps } from 'react';
import { SCRIPTED } from './formResult.ts';

interface ScriptedFormProps extends Omit<ComponentProps<'form'>, 'name' | 'method' | 'action'> {
  /** Must prevent the post and submit through a script. */
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
}

/**
 * Form that needs scripts. Without them, the browser posts it, which keeps input out of the URL, and the server responds with status 501.
 */
export function ScriptedForm({ children, ...rest }: ScriptedFormProps) {
  return (
    <form noValidate {...rest} method="post">
      <input type="hidden" name="intent" value={SCRIPTED} />
      {children}
    </form>
  );
}
