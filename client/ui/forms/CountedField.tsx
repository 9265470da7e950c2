import type { ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { TextField } from './TextField.tsx';
import styles from './CountedField.module.css';

interface CountedFieldProps extends ComponentProps<typeof TextField> {
  /** What it holds, where that is not `value`. */
  typed?: string;
  /** Characters that it holds. */
  max: number;
}

/** A field of text that says how much of its room is taken. */
export function CountedField({ max, hint, typed, ...rest }: CountedFieldProps) {
  const t = useT();
  const { length } = String(rest.value ?? typed ?? '');
  const count = (
    <span className={styles.count} data-full={length > max || undefined}>
      {t('f.count', { n: length, of: max })}
    </span>
  );
  return (
    <TextField
      {...rest}
      hint={
        <span className={styles.hint}>
          <span>{hint}</span>
          {count}
        </span>
      }
    />
  );
}
