import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Disc } from '#client/ui/primitives/Disc.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './CheckoutSection.module.css';

interface CheckoutSectionProps {
  position: number;
  title: string;
  /** Replaces the fields in a completed section. */
  summary?: ReactNode;
  onEdit?: () => void;
  /** Must collapse the section if its fields are valid. */
  onContinue?: () => void;
  children: ReactNode;
}

export function CheckoutSection({ position, title, summary, onEdit, onContinue, children }: CheckoutSectionProps) {
  const t = useT();
  const id = useId();
  const isDone = summary !== undefined && summary !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    // Focuses the heading, because the pressed button is unmounted.
    if (wasDone.current !== isDone) heading.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Cluster as="header" gap={4} noWrap>
        <Disc size={32} className={styles.number} data-done={isDone || undefined} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : position}
        </Disc>
        <Heading level={2} size="title" ref={heading} id={id} tabIndex={-1}>
          {title}
        </Heading>
        {isDone && onEdit && (
          <Button variant="text" onClick={onEdit} aria-label={t('co.editSection', { section: title })}>
            {t('co.edit')}
          </Button>
        )}
      </Cluster>
      <div className={styles.body}>
        {isDone ? (
          <Text as="div" tone="muted">
            {summary}
          </Text>
        ) : (
          <Stack gap={4}>
            {children}
            {onContinue && (
              <Cluster>
                <Button variant="quiet" size="small" onClick={onContinue}>
                  {t('co.continue')}
                </Button>
              </Cluster>
            )}
          </Stack>
        )}
      </div>
    </section>
  );
}
