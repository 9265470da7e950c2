import type { ReactNode } from 'react';
import styles from './StepCard.module.css';

/** What is to be done now, on a ground of its own. Takes the focus when a step before it was taken. */
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

/** After a step the form of it is gone: the focus goes to what comes next. */
export function focusNextStep(): void {
  requestAnimationFrame(() => document.getElementById('next-step')?.focus());
}
