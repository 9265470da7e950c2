import type { ComponentProps } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

/** What browsers and keyboards are told of a text. */
const KINDS = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  money: { inputMode: 'decimal', autoComplete: 'off' },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
  search: { type: 'search', autoComplete: 'off' },
  /** A number with letters. */
  code: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  /** Nothing that a browser could fill in. */
  own: { autoComplete: 'off' },
} as const satisfies Record<string, ComponentProps<'input'>>;

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'children'> {
  kind?: keyof typeof KINDS;
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
  kind = 'text',
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
          <input {...KINDS[kind]} {...rest} {...tied} className={look} />
        )
      }
    </FieldFrame>
  );
}
