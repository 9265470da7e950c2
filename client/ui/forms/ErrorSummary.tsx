import { useEffect, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import styles from './Field.module.css';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

interface ErrorSummaryProps {
  /** Invalid fields in page order; `field` is the input's id. */
  errors: readonly { field: string; message: string }[];
  /** Number of failed submissions. Each one takes the focus; 0 does not. */
  attempt: number;
}

/** Error summary above a form, with links to the invalid fields. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <Surface ref={box} tone="problem" pad={4} radius="m" gap={2} className={styles.summary} role="alert" tabIndex={-1}>
      <Text as={Cluster} noWrap weight="strong">
        <Icon name="error" />
        {t('ui.fixFields', { n: errors.length })}
      </Text>
      <Stack as="ul" gap={1}>
        {errors.map(({ field, message }) => (
          <Text as="li" size="body" key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </Text>
        ))}
      </Stack>
    </Surface>
  );
}
