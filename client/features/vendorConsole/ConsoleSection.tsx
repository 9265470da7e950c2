import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import styles from './VendorConsole.module.css';

interface ConsoleSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  id: string;
  title: ReactNode;
  /** Introduction. Its id is the heading's id followed by `-lead`. */
  lead?: ReactNode;
}

export function ConsoleSection({ id, title, lead, className, children, ...rest }: ConsoleSectionProps) {
  return (
    <Stack as="section" gap={5} className={cx(styles.part, className)} aria-labelledby={id} {...rest}>
      <h2 id={id}>{title}</h2>
      {lead && (
        <p id={`${id}-lead`} className={styles.lead}>
          {lead}
        </p>
      )}
      {children}
    </Stack>
  );
}
