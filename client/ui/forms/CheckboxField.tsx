import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | null;
  fieldClassName?: string;
}

export function CheckboxField({ label, error, id, className, fieldClassName, ...rest }: CheckboxFieldProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <div className={cx(styles.field, fieldClassName)}>
      <label className={styles.check} htmlFor={field}>
        <input
          {...rest}
          type="checkbox"
          id={field}
          className={cx(styles.box, className)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${field}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${field}-error`}>{error}</FieldError>
    </div>
  );
}
