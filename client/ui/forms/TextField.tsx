import type { ComponentProps } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

/** Input attributes for each kind of text. */
const KINDS = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  money: { inputMode: 'decimal', autoComplete: 'off' },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
  search: { type: 'search', autoComplete: 'off' },
  /** Alphanumeric code. */
  code: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  own: { autoComplete: 'off' },
} as const satisfies Record<string, ComponentProps<'input'>>;

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  kind?: keyof typeof KINDS;
  isLong?: boolean;
  /** Number of visible lines; only for `isLong`. */
  rows?: number;
}

/** Labelled input, or textarea if `isLong`; all other props are passed to that element. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  fieldClassName,
  kind = 'text',
  isLong = false,
  rows,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const classes = cx(styles.input, className);
  return (
    <FieldFrame {...{ label, hint, error, isOptional, fieldClassName, id }}>
      {(tied) =>
        isLong ? (
          <textarea rows={rows} {...(rest as ComponentProps<'textarea'>)} {...tied} className={classes} />
        ) : (
          <input {...KINDS[kind]} {...rest} {...tied} className={classes} />
        )
      }
    </FieldFrame>
  );
}
