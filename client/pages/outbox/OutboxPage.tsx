import { use, useEffect } from 'react';
import { usePageData } from '#client/graphql/usePageData.ts';
import { outboxMailPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container, Cluster, Stack, Surface, Message } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './OutboxPage.module.css';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { OutboxPageDocument } from './OutboxPage.generated.ts';

const REFRESH_MS = 4000;

/** The demo's emails, which are shown to everyone instead of being sent. Outside the demo, a not-found page. */
export function OutboxPage() {
  const t = useT();
  const locale = useLocale();
  const { data, retry } = usePageData(OutboxPageDocument);
  // Polls, because new emails may arrive at any time.
  useEffect(() => {
    retry();
    const timer = setInterval(retry, REFRESH_MS);
    return () => clearInterval(timer);
  }, [retry]);
  const mail = data?.outboxEmail;
  const mails = data?.outbox;
  if (!mail && !mails) {
    return (
      <Container className={styles.page}>
        <title>{`${t('nf.title')} · Rizq`}</title>
        <meta name="robots" content="noindex" />
        <NothingHere headingLevel={1} icon="mail" title={t('nf.title')} text={t('nf.text')} links={[{ to: '/', label: t('nf.home') }]} />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <title>{`${mail ? mail.subject : t('outbox.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Message tone="notice" below={6} className={styles.demo}>
        <Icon name="info" /> {t('outbox.demo')}
      </Message>
      {mail && (
        <Stack as="article" gap={2} align="start">
          <ButtonLink to="/outbox" variant="text" icon="chevronLeft">
            {t('outbox.title')}
          </ButtonLink>
          <h1 tabIndex={-1}>{mail.subject}</h1>
          <Text tone="muted">{t('outbox.to', { email: mail.to, date: formatDate(mail.sentAt, locale, 'moment') })}</Text>
          <LinkedText text={mail.text} />
        </Stack>
      )}
      {mails && (
        <Stack gap={5}>
          <Cluster justify="between">
            <h1 tabIndex={-1}>{t('outbox.title')}</h1>
            <Button variant="outline" size="small" onClick={retry}>
              {t('outbox.refresh')}
            </Button>
          </Cluster>
          {mails.length === 0 ? (
            <NothingHere icon="mail" title={t('outbox.none')} text={t('outbox.noneHint')} />
          ) : (
            <ul className={styles.list}>
              {mails.map(({ id, to, subject, sentAt }) => (
                <li key={id}>
                  <AppLink to={outboxMailPath(id)}>
                    <b>{subject}</b>
                    <span>{to}</span>
                    <time dateTime={sentAt}>{formatDate(sentAt, locale, 'moment')}</time>
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      )}
    </Container>
  );
}

/** A text in which lines that are URLs of this marketplace become links. Other URLs stay text. */
function LinkedText({ text }: { text: string }) {
  const origin = use(OriginContext);
  const isOurs = (line: string) => line.startsWith(`${origin}/`) && !/\s/.test(line);
  return (
    <Surface pad={6} radius="xl" className={styles.text}>
      {text.split('\n').map((line, index) => (
        // The index is a safe key, because lines never move.
        <p key={index}>{isOurs(line.trim()) ? <a href={line.trim()}>{line.trim()}</a> : line}</p>
      ))}
    </Surface>
  );
}
