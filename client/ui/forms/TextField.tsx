import type { ComponentProps } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {
  /** More than one line. */
  isLong?: boolean;
  /** How many lines are seen at once, with `isLong`. */
  rows?: number;
}

/** One line (or with `isLong` several) of text under its label. Everything else is passed to the input. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  fieldClassName,
  isLong = false,
  rows,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const look = cx(styles.input, className);
  return (
    <FieldFrame {...{ label, hint, error, isOptional, fieldClassName, id }}>
      {(tied) =>
        isLong ? (
          <textarea rows={rows} {...(rest as ComponentProps<'textarea'>)} {...tied} className={look} />
        ) : (
          <input {...rest} {...tied} className={look} />
        )
      }
    </FieldFrame>
  );
}
