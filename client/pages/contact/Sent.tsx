import { useEffect, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './ContactPage.module.css';

interface SentProps {
  reference: string;
  email: string;
  onAnother: () => void;
}

/** In the place of the form: it was taken, and by what to ask for it. */
export function Sent({ reference, email, onAnother }: SentProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.tick}>
        <Icon name="check" size={30} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sent')}
      </h2>
      <p>{t('contact.sentText', { email })}</p>
      <dl>
        <dt>{t('contact.reference')}</dt>
        <dd>{reference}</dd>
      </dl>
      <Button look="outline" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </div>
  );
}
