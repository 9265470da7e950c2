import { useState, type ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { usePosted, type FormName } from '#client/lib/postedForm.ts';
import { Message } from '#client/ui/primitives/Layout.tsx';

/** Result of a form posted without scripts, where the form may not be rendered any more. */
export function PostedNote({ form }: { form: FormName }) {
  const posted = usePosted(form);
  if (posted === null) return null;
  const { done, general, isSignedOut } = posted;
  if (done === null) return <FormProblem unsaved={{ fields: {}, general, isSignedOut }} attempt={1} idOf={String} />;
  return <SavedNote>{done['said']}</SavedNote>;
}

/** Success message of a post without scripts, whose form may not be rendered any more. */
export function DoneNote({ intent, children }: { intent: string; children: ReactNode }) {
  const [posted] = useState(useActionData<FormResult>());
  return <SavedNote>{posted?.intent === intent && posted.done !== null && children}</SavedNote>;
}

/** Success message; null without text. */
export function SavedNote({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Message tone="info" role="status">
      {children}
    </Message>
  );
}
