import type { ReactNode } from 'react';
import styles from './VendorPackage.module.css';

interface StepCardProps {
  /** Of its heading, where it is not the first on its page: after a step the focus goes to the first. */
  id?: string;
  title: string;
  children: ReactNode;
  isQuiet?: boolean;
}

/** What is to be done now, on a ground of its own. */
export function StepCard({ id = 'next-step', title, children, isQuiet }: StepCardProps) {
  return (
    <section className={styles.card} data-quiet={isQuiet || undefined} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
