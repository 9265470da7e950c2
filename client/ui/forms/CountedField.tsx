import type { ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { lineLength, proseLength } from '#schema/rules/textLength.ts';
import styles from './Field.module.css';
import { TextField } from './TextField.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

interface CountedFieldProps extends ComponentProps<typeof TextField> {
  /** An uncontrolled field's current text. */
  typed?: string;
  max: number;
}

/** Text field with a character counter. */
export function CountedField({ max, hint, typed, ...rest }: CountedFieldProps) {
  const t = useT();
  const length = (rest.isLong ? proseLength : lineLength)(String(rest.value ?? typed ?? ''));
  return (
    <TextField
      {...rest}
      hint={
        <Cluster as="span" gap={4} justify="between" align="start" noWrap>
          <span>{hint}</span>
          <Text as="span" isTabular tone={length > max ? 'danger' : undefined} className={styles.count}>
            {t('f.count', { n: length, of: max })}
          </Text>
        </Cluster>
      }
    />
  );
}
