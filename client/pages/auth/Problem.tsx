import { useEffect, useRef } from 'react';
import styles from './AuthPage.module.css';

/** What is wrong with the form as a whole. Takes the focus with every attempt. */
export function Problem({ children, attempt }: { children: string; attempt: number }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  return (
    <p ref={box} className={styles.problem} role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
