import type { ReactNode } from 'react';
import { useLocale } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './Packages.module.css';

interface PackageRecordProps {
  /** Accessible name of the section. */
  name: string;
  /** State of the record, with the time of its last change. */
  state: string;
  at: string;
  /** Attributes for styles and tests. */
  'data-status'?: string;
  'data-cancellation'?: string;
  /** Rows below the state. */
  children: ReactNode;
}

/** A return, a cancellation request or a changed line of a package. */
export function PackageRecord({ name, state, at, children, ...data }: PackageRecordProps) {
  const locale = useLocale();
  return (
    <Surface {...data} as="section" tone="sunken" pad={4} radius="m" gap={1} className={styles.record} aria-label={name}>
      <p>
        <b>{state}</b>{' '}
        <Text as="time" size="compact" tone="muted" dateTime={at}>
          {formatDate(at, locale, 'moment')}
        </Text>
      </p>
      {children}
    </Surface>
  );
}
