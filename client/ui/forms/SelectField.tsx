import type { ComponentProps } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';

interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  /** Options that are not in a group; groups are passed as `<optgroup>` children. */
  options?: readonly (readonly [value: string, label: string])[];
  /** Label for an empty first option; null for none. */
  empty?: string | null;
}

/** Labelled select; all other props are passed to the `<select>`. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  fieldClassName,
  id,
  className,
  options = [],
  empty = null,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, isOptional, fieldClassName, id }}>
      {(tied) => (
        <div className={styles.selectFrame}>
          <select {...rest} {...tied} className={cx(styles.input, styles.select, className)}>
            {empty !== null && <option value="">{empty}</option>}
            {options.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
            {children}
          </select>
          <Icon name="chevronDown" size={18} className={styles.arrow} />
        </div>
      )}
    </FieldFrame>
  );
}
