import type { ReactNode, Ref, ComponentProps } from 'react';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './Account.module.css';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';

interface AccountSectionProps {
  id: string;
  title: string;
  /** For the focus, when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading, or false where there is nothing now. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an account's page under its heading. */
export function AccountSection({ id, title, headingRef, action, children }: AccountSectionProps) {
  const heading = (
    <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {title}
    </h2>
  );
  return (
    <Stack as="section" gap={4} align="start" className={styles.part} aria-labelledby={id}>
      {action === undefined ? (
        heading
      ) : (
        <Cluster gap={5} justify="between" className={styles.head}>
          {heading}
          {action}
        </Cluster>
      )}
      {children}
    </Stack>
  );
}

interface StepButtonProps extends Omit<ComponentProps<typeof Button>, 'form' | 'type' | 'onClick' | 'needsScript'> {
  form: 'addressStep' | 'sessionStep';
  /** The step of the form. */
  place: string;
  /** What it is taken with. */
  id?: string;
  onStep: () => void;
}

/** A change without input: a form of one button, so that it works as a post. */
export function StepButton({ form, place, id = '', isBusy, onStep, ...button }: StepButtonProps) {
  return (
    <PostForm name={form} onSubmit={onStep}>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="id" value={id} />
      <Button look="outline" size="small" {...button} type="submit" isBusy={isBusy} />
    </PostForm>
  );
}
