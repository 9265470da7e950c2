import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './feedback.module.css';

/** A form's general error; takes the focus when it appears and after each attempt. */
export function Problem({ children, attempt }: { children: ReactNode; attempt: number }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  return (
    <p ref={box} className={cx(styles.note, styles.problem)} role="alert" tabIndex={-1}>
      <Icon name="error" size={18} />
      <span>{children}</span>
    </p>
  );
}
