import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Surface } from '#client/ui/primitives/Surface.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ErrorSummary } from '#client/ui/forms/ErrorSummary.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { checkLookup, lookUp, type LookupField, type Tracking } from './lookUp.ts';
import styles from './Track.module.css';
import { TrackResult } from './TrackResult.tsx';
import { publicView, type TrackVariant } from './trackedView.ts';

/** Where a page that answers begins: at the order that was found, or else at the form. */
const RESULT = 'track-result';
const FIELD_ID: Record<LookupField, string> = { number: 'track-number', email: 'track-email' };

/** Asks for number and e-mail, and shows what these two may know. */
export function TrackLookup({ number: given, variant }: { number: string; variant: TrackVariant }) {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const posted = usePosted('track');
  const [typed, setTyped] = useState<Partial<Record<LookupField, string>>>(posted?.values ?? {});
  const [errors, setErrors] = useState<Partial<Record<LookupField, string>>>(posted?.fields ?? {});
  const [attempt, setAttempt] = useState(posted === null ? 0 : 1);
  const [tracking, setTracking] = useState<Tracking>((posted?.shown as Tracking | null | undefined) ?? { kind: 'idle' });
  const result = useRef<HTMLDivElement>(null);
  const number = typed.number ?? given;
  const email = typed.email ?? '';

  const { kind } = tracking;
  useEffect(() => {
    if (kind !== 'idle' && kind !== 'asking') result.current?.focus();
  }, [kind, tracking]);

  const submit = async () => {
    const found = checkLookup({ number, email }, t);
    setErrors(found);
    if (Object.keys(found).length > 0) return setAttempt(attempt + 1);
    if (kind === 'asking') return;
    setTracking({ kind: 'asking' });
    setTracking(await lookUp(client, { number: number.trim(), email: email.trim(), locale: apiLocale(locale) }));
  };
  const field = (name: LookupField) => ({
    id: FIELD_ID[name],
    name,
    error: errors[name] ?? null,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const wrong = (Object.keys(FIELD_ID) as LookupField[]).flatMap((name) => {
    const message = errors[name];
    return message ? [{ field: FIELD_ID[name], message }] : [];
  });

  return (
    <Split isReversed side="380px" gap={10}>
      <Stack
        as={PostForm}
        gap={4}
        name="track"
        id={kind === 'found' ? undefined : RESULT}
        anchor={RESULT}
        aria-label={t('nav.track')}
        onSubmit={() => void submit()}
      >
        <ErrorSummary errors={attempt > 0 ? wrong : []} attempt={attempt} />
        <TextField
          {...field('number')}
          value={number}
          label={t('ord.number')}
          hint={t('track.numberHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field('email')}
          value={email}
          label={t('f.email')}
          hint={t('track.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Button type="submit" size="large" isBusy={kind === 'asking'}>
          {kind === 'asking' ? t('track.asking') : t('track.ask')}
        </Button>
      </Stack>
      <div ref={result} id={kind === 'found' ? RESULT : undefined} className={styles.result} tabIndex={-1} role="status">
        {tracking.kind === 'found' && <TrackResult order={publicView(tracking.order, t)} variant={variant} accessToken={null} />}
        {tracking.kind === 'missing' && <Sentence title={t('ord.notFound')} text={t('track.missing')} />}
        {tracking.kind === 'limited' && <Sentence title={t('track.tooMany')} text={t('track.waitMinutes', { n: tracking.minutes })} />}
        {tracking.kind === 'failed' && <Sentence title={t('ord.loadFailed')} text={t('track.failed')} />}
      </div>
    </Split>
  );
}

function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <Surface tone="sunken" pad={6} radius="xl" gap={2}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p>{text}</p>
    </Surface>
  );
}
