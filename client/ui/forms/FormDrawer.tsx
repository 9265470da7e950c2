import { useState, type ComponentProps, type ReactNode } from 'react';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { OpenFormButton } from './OpenFormButton.tsx';
import { useFormResult, type FormSubmission } from './useFormSubmission.ts';
import { useIsOpened } from './useOpenedForm.ts';

interface FormDrawerProps extends Omit<ComponentProps<typeof OpenFormButton>, 'of' | 'param' | 'onOpen' | 'children' | 'title'> {
  title: string;
  label: ReactNode;
  submission: Pick<FormSubmission, 'result' | 'isBusy'> & { fetcher: Pick<FormSubmission['fetcher'], 'reset'> };
  /** Renders the form; `close` is undefined outside the drawer. */
  children: (close?: () => void) => ReactNode;
}

/** Button that opens a form in a drawer and closes it after a success. Without scripts, the form appears below the button. */
export function FormDrawer({ title, label, submission, anchor, children, ...button }: FormDrawerProps) {
  const { fetcher, result, isBusy } = submission;
  const [opened, setOpened] = useState<'page' | 'drawer' | null>(useIsOpened(anchor, result) ? 'page' : null);
  const close = () => setOpened(null);
  useFormResult(submission, ({ done }) => {
    if (done !== null) close();
  });
  const open = () => {
    // Clears the errors from an earlier attempt.
    if (!isBusy) fetcher.reset();
    setOpened('drawer');
  };
  return (
    <>
      <OpenFormButton {...button} of={anchor} anchor={anchor} variant="text" aria-haspopup="dialog" onOpen={open}>
        {label}
      </OpenFormButton>
      {opened === 'page' && <div id={anchor}>{children()}</div>}
      <LazyDrawer isOpen={opened === 'drawer'} onClose={close} title={title}>
        {children(close)}
      </LazyDrawer>
    </>
  );
}
