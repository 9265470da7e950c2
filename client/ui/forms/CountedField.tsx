import type { ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { TextField } from './TextField.tsx';
import styles from './CountedField.module.css';

interface CountedFieldProps extends ComponentProps<typeof TextField> {
  value: string;
  /** Characters that it holds. */
  max: number;
}

/** A field of text that says how much of its room is taken. */
export function CountedField({ max, hint, value, ...rest }: CountedFieldProps) {
  const t = useT();
  const count = (
    <span className={styles.count} data-full={value.length > max || undefined}>
      {t('f.count', { n: value.length, of: max })}
    </span>
  );
  return (
    <TextField
      {...rest}
      value={value}
      hint={
        <span className={styles.hint}>
          <span>{hint}</span>
          {count}
        </span>
      }
    />
  );
}
