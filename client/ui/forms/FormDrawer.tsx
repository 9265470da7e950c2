import { useState, type ComponentProps, type ReactNode } from 'react';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { OpenFormButton } from './OpenFormButton.tsx';
import { useOpenedForm } from './useOpenedForm.ts';

interface FormDrawerProps extends Omit<ComponentProps<typeof OpenFormButton>, 'of' | 'param' | 'onOpen' | 'children' | 'title'> {
  title: string;
  /** What the button says. */
  label: ReactNode;
  /** What became of the form without scripts. */
  posted: PostedForm | null;
  /** The form: in the drawer with the way to close it, in the page without. */
  children: (close?: () => void) => ReactNode;
}

/** A button with a form in a drawer; without scripts the form stands below the button. */
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
