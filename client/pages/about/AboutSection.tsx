import type { ReactNode } from 'react';
import styles from './AboutSection.module.css';

/** A part of the page under a heading of its own. */
export function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
