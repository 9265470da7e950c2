import { useId, type ComponentProps, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  /** With it the field is marked as wrong; the text says how to put it right. */
  error?: string | null;
  isOptional?: boolean;
}

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {
  /** More than one line. */
  isLong?: boolean;
  fieldClassName?: string;
}

/** One line (or with `isLong` several) of text under its label. Everything else is passed to the input. */
export function TextField({
  label,
  hint,
  error,
  isOptional = false,
  isLong = false,
  id,
  className,
  fieldClassName,
  ...rest
}: TextFieldProps) {
  const t = useT();
  const own = useId();
  const field = id ?? own;
  const described = describedBy(field, hint, error);
  const shared = {
    id: field,
    className: cx(styles.input, className),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described,
  };
  return (
    <div className={cx(styles.field, fieldClassName)}>
      <label className={styles.label} htmlFor={field}>
        {label} {isOptional && <span className={styles.optional}>{t('ui.optional')}</span>}
      </label>
      {isLong ? <textarea {...(rest as ComponentProps<'textarea'>)} {...shared} /> : <input {...rest} {...shared} />}
      <FieldError id={`${field}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${field}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The ids of what explains a field, or undefined when nothing does. */
export function describedBy(field: string, hint: unknown, error: unknown): string | undefined {
  return [error ? `${field}-error` : '', hint ? `${field}-hint` : ''].filter(Boolean).join(' ') || undefined;
}
