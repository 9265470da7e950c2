import { useId, type ComponentProps, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from './cx.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';
import { describedBy } from './TextField.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  isOptional?: boolean;
  /** The `<option>`s. */
  children: ReactNode;
  fieldClassName?: string;
}

export function SelectField({
  label,
  hint,
  error,
  isOptional = false,
  id,
  className,
  fieldClassName,
  children,
  ...rest
}: SelectFieldProps) {
  const t = useT();
  const own = useId();
  const field = id ?? own;
  return (
    <div className={cx(styles.field, fieldClassName)}>
      <label className={styles.label} htmlFor={field}>
        {label} {isOptional && <span className={styles.optional}>{t('ui.optional')}</span>}
      </label>
      <div className={styles.selectFrame}>
        <select
          {...rest}
          id={field}
          className={cx(styles.input, styles.select, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field, hint, error)}
        >
          {children}
        </select>
        <Icon name="chevronDown" size={18} className={styles.arrow} />
      </div>
      <FieldError id={`${field}-error`}>{error}</FieldError>
      {hint && (
        <p id={`${field}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
