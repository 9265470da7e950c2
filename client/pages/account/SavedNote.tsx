import type { ReactNode } from 'react';
import { Message } from '#client/ui/primitives/Surface.tsx';

/** Above a form that was saved without scripts, where no toast can say so. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <Message tone="info" role="status">
      {children}
    </Message>
  );
}
