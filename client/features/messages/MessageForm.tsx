import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Disc } from '#client/ui/primitives/Disc.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { Cluster, Grid, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './MessageForm.module.css';
import type { MessageFormState } from './useMessageForm.ts';
import { Icon } from '#client/ui/media/Icon.tsx';

interface MessageFormProps {
  form: MessageFormState;
  title: string;
  /** Id of the element to scroll to after a post without scripts, for forms far down the page. */
  anchor?: string;
  privacy: string;
  /** Heading and text after a successful submission. */
  sentTitle: string;
  sentText: (email: string) => string;
  about?: ReactNode;
  more?: ReactNode;
}

/** Form for a message. After a success, it is replaced with a confirmation that shows the reference number. */
export function MessageForm({ form, title, anchor, privacy, sentTitle, sentText, about, more }: MessageFormProps) {
  const t = useT();
  const { sent, isBusy, field } = form;
  if (sent)
    return (
      <MessageSent title={sentTitle} reference={sent.reference} onAnother={form.another}>
        {sentText(sent.email)}
      </MessageSent>
    );
  return (
    <ActionFormFrame
      form={form}
      anchor={anchor}
      aria-labelledby="message-title"
      lead={
        <h2 id="message-title" tabIndex={-1}>
          {title}
        </h2>
      }
    >
      {about}
      <Grid columns={{ base: 1, sm: 2 }} align="start">
        <TextField {...field('name')} label={t('contact.name')} autoComplete="name" />
        <TextField {...field('email')} kind="email" label={t('f.email')} />
      </Grid>
      {more}
      <TextField {...field('message')} label={t('contact.message')} isLong className={styles.message} />
      <Text size="compact" tone="subtle">
        {privacy} <AppLink to="/privacy-policy">{t('contact.privacyLink')}</AppLink>
      </Text>
      <Cluster className={styles.send}>
        <Button type="submit" size="large" isBusy={isBusy}>
          {isBusy ? t('contact.sending') : t('contact.send')}
        </Button>
      </Cluster>
    </ActionFormFrame>
  );
}

interface MessageSentProps {
  title: string;
  reference: string;
  onAnother: () => void;
  children: ReactNode;
}

/** Confirmation with the reference number; focuses its heading. */
function MessageSent({ title, reference, onAnother, children }: MessageSentProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Surface tone="sunken" radius="xl" pad={8} gap={3} className={styles.sent}>
      <Disc size={60} isPrimary>
        <Icon name="check" size={30} />
      </Disc>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
      <DefinitionList variant="stacked" entries={[{ term: t('contact.reference'), value: reference }]} />
      <Button variant="outline" needsScript onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </Surface>
  );
}
