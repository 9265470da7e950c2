import type { ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { TextField } from './TextField.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

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
  return (
    <TextField
      {...rest}
      hint={
        <Cluster as="span" gap={4} justify="between" align="start" noWrap>
          <span>{hint}</span>
          <Text as="span" isTabular tone={length > max ? 'danger' : undefined}>
            {t('f.count', { n: length, of: max })}
          </Text>
        </Cluster>
      }
    />
  );
}
