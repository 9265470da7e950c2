import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';

interface SelectFieldProps extends FieldWords, ComponentProps<'select'> {
  /** The `<option>`s. */
  children: ReactNode;
}

/** A choice among a few, under its label. Everything else is passed to the select. */
export function SelectField({ label, hint, error, isOptional, fieldClassName, id, className, children, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, fieldClassName, id }}>
      {(tied) => (
        <div className={styles.selectFrame}>
          <select {...rest} {...tied} className={cx(styles.input, styles.select, className)}>
            {children}
          </select>
          <Icon name="chevronDown" size={18} className={styles.arrow} />
        </div>
      )}
    </FieldFrame>
  );
}
