import { useId, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the field as invalid and says how to correct it. */
  error?: string | null;
  isOptional?: boolean;
  fieldClassName?: string;
}

interface FieldFrameProps extends FieldTexts {
  id: string | undefined;
  /** Render prop for the input, which receives its id and ARIA attributes. */
  children: (inputProps: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Frame around an input: label above it, error and hint below it. */
export function FieldFrame({ label, hint: explanation, error, isOptional = false, fieldClassName, id, children }: FieldFrameProps) {
  const t = useT();
  const own = useId();
  const field = id ?? own;
  const hint = explanation === error ? undefined : explanation;
  return (
    <div className={cx(styles.field, fieldClassName)}>
      <label className={styles.label} htmlFor={field}>
        <span>{label}</span>{' '}
        {isOptional && (
          <Text as="span" tone="subtle" weight="regular">
            {t('ui.optional')}
          </Text>
        )}
      </label>
      {children({ id: field, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(field, hint, error) })}
      <FieldError id={`${field}-error`}>{error}</FieldError>
      {hint && (
        <Text id={`${field}-hint`} size="compact" tone="subtle" above={2}>
          {hint}
        </Text>
      )}
    </div>
  );
}

/** The value for `aria-describedby`; undefined if there is neither an error nor a hint. */
export function describedBy(field: string, hint: unknown, error: unknown): string | undefined {
  return [error ? `${field}-error` : '', hint ? `${field}-hint` : ''].filter(Boolean).join(' ') || undefined;
}
