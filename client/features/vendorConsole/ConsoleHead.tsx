import type { ReactNode } from 'react';
import styles from './VendorConsole.module.css';

interface ConsoleHeadProps {
  title: ReactNode;
  children?: ReactNode;
  /** Ways on, at the right. */
  actions?: ReactNode;
}

/** The line that each page of the hub begins with. */
export function ConsoleHead({ title, children, actions }: ConsoleHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
