import { useState, type ComponentProps, type ReactNode } from 'react';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { OpenFormButton } from './OpenFormButton.tsx';
import { useOpenedForm } from './useOpenedForm.ts';

interface FormDrawerProps extends Omit<ComponentProps<typeof OpenFormButton>, 'of' | 'param' | 'onOpen' | 'children' | 'title'> {
  title: string;
  /** Label of the button. */
  label: ReactNode;
  /** Result of the form posted without scripts. */
  posted: PostedForm | null;
  /** The form; `close` only in the drawer. */
  children: (close?: () => void) => ReactNode;
}

/** Button that opens a form in a drawer; without scripts the form is below the button. */
export function FormDrawer({ title, label, posted, anchor, children, ...button }: FormDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const isInPage = useOpenedForm(anchor, posted) && !isOpen;
  const close = () => setOpen(false);
  return (
    <>
      <OpenFormButton {...button} of={anchor} anchor={anchor} look="text" aria-haspopup="dialog" onOpen={() => setOpen(true)}>
        {label}
      </OpenFormButton>
      {isInPage && <div id={anchor}>{children()}</div>}
      <LazyDrawer isOpen={isOpen} onClose={close} title={title}>
        {children(close)}
      </LazyDrawer>
    </>
  );
}
