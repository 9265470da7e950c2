import type { ReactNode } from 'react';
import { Surface } from '#client/ui/primitives/Surface.tsx';

/** Above a form that was saved without scripts, where no toast can say so. */
export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <Surface as="p" tone="info" pad="line" role="status">
      {children}
    </Surface>
  );
}
