import type { ReactNode } from 'react';
import styles from './VendorPackage.module.css';

/** What is seldom done, behind a line that opens it. */
export function StepFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
