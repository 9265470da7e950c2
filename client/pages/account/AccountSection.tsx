import type { ReactNode, Ref, ComponentProps } from 'react';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './Account.module.css';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';

interface AccountSectionProps {
  id: string;
  title: string;
  /** Focus target when the focused element is unmounted. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading; false or null reserves the row's height. */
  action?: ReactNode;
  children: ReactNode;
}

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
  /** Action of the form, such as `remove`. */
  place: string;
  /** Id of the address or session. */
  id?: string;
  onStep: () => void;
}

/** One-button form for a change without input; works as a post without scripts. */
export function StepButton({ form, place, id = '', isBusy, onStep, ...button }: StepButtonProps) {
  return (
    <PostForm name={form} onSubmit={onStep}>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="id" value={id} />
      <Button look="outline" size="small" {...button} type="submit" isBusy={isBusy} />
    </PostForm>
  );
}
