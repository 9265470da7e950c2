import type { ReactNode, Ref } from 'react';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './Account.module.css';

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
