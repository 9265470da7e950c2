import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './MessageForm.module.css';

interface MessageSentProps {
  title: string;
  reference: string;
  onAnother: () => void;
  /** What happens now. */
  children: ReactNode;
}

/** In the place of the form: it was taken, and by what to ask for it. */
export function MessageSent({ title, reference, onAnother, children }: MessageSentProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.tick}>
        <Icon name="check" size={30} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      <dl>
        <dt>{t('contact.reference')}</dt>
        <dd>{reference}</dd>
      </dl>
      <Button look="outline" needsScript onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </div>
  );
}
