import type { ComponentProps, ReactNode, Ref } from 'react';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import type { AccountPageQuery } from './AccountPage.generated.ts';
import styles from './Account.module.css';

export type AccountViewer = NonNullable<AccountPageQuery['viewer']>;

export interface PanelProps {
  viewer: AccountViewer;
}

interface AccountSectionProps {
  id: string;
  title: string;
  /** Receives the focus when the focused element is unmounted. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Control next to the heading. False or null shows no control but reserves its height; undefined does not. */
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

interface StepButtonProps extends ComponentProps<typeof Button> {
  submission: ComponentProps<typeof ActionForm>['submission'];
  /** Id of the address or session. */
  id: string;
  onStep?: () => void;
}

/** A button that changes an address or a session. */
export function StepButton({ submission, id, onStep, ...button }: StepButtonProps) {
  return (
    <ActionForm submission={submission} onSubmit={onStep}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="outline" size="small" {...button} />
    </ActionForm>
  );
}
