import { useState, type ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { Message } from '#client/ui/primitives/Layout.tsx';

/** Success message after a post without scripts. Independent of the form, which may no longer be rendered. */
export function DoneNote({ intent, children }: { intent: string; children: ReactNode }) {
  const [posted] = useState(useActionData<FormResult>());
  return <SavedNote>{posted?.intent === intent && posted.done !== null && children}</SavedNote>;
}

/** Success message; renders nothing if the text is empty. */
export function SavedNote({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Message tone="info" role="status">
      {children}
    </Message>
  );
}
