import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './CheckoutSection.module.css';

interface CheckoutSectionProps {
  position: number;
  title: string;
  /** With it the section is done and folded: this stands in its place, with a way to edit. */
  summary?: ReactNode;
  onEdit?: () => void;
  children: ReactNode;
}

/** One of the five numbered steps of the checkout. */
export function CheckoutSection({ position, title, summary, onEdit, children }: CheckoutSectionProps) {
  const t = useT();
  const id = useId();
  const isDone = summary !== undefined && summary !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    // Folding and unfolding take the pressed button away: the heading has the focus then.
    if (wasDone.current !== isDone) heading.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.header}>
        <span className={styles.number} data-done={isDone || undefined} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : position}
        </span>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {isDone && onEdit && (
          <Button look="text" onClick={onEdit} aria-label={t('co.editSection', { section: title })}>
            {t('co.edit')}
          </Button>
        )}
      </header>
      <div className={styles.body}>{isDone ? <div className={styles.summary}>{summary}</div> : children}</div>
    </section>
  );
}
