import type { ReactNode } from 'react';
import styles from './StepCard.module.css';

/** What is to be done now, on a ground of its own. */
export function StepCard({ title, children, isQuiet }: { title: string; children: ReactNode; isQuiet?: boolean }) {
  return (
    <section className={styles.card} data-quiet={isQuiet || undefined} aria-labelledby="next-step">
      <h2 id="next-step" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
