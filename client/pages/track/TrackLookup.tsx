import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { scrollToMiddle } from '#client/lib/scrollToMiddle.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Split, Surface, only } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { lookUp, lookupSpec, type Tracking } from './lookUp.ts';
import styles from './Track.module.css';
import { TrackResult } from './TrackResult.tsx';
import { publicView, type TrackVariant } from './trackedView.ts';
import { cx } from '#client/ui/primitives/cx.ts';

/** Where a page that answers begins: at the order that was found, or else at the form. */
const RESULT = 'track-result';

/** Asks for number and e-mail, and shows what these two may know. */
export function TrackLookup({ number: given, variant }: { number: string; variant: TrackVariant }) {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const posted = usePosted('track');
  const [typed, setTyped] = useState<Partial<Record<'number' | 'email', string>>>(posted?.values ?? {});
  const [tracking, setTracking] = useState<Tracking>((posted?.shown as Tracking | null | undefined) ?? { kind: 'idle' });
  const result = useRef<HTMLDivElement>(null);
  const number = typed.number ?? given;
  const email = typed.email ?? '';

  const { kind } = tracking;
  useEffect(() => {
    if (kind === 'idle' || kind === 'asking') return;
    // An order is longer than the screen and begins at its top; a sentence comes clear of the bar at the foot of phones.
    result.current?.focus({ preventScroll: kind !== 'found' });
    if (kind !== 'found') scrollToMiddle(result.current);
  }, [kind, tracking]);

  const form = useSchemaForm(lookupSpec, {
    id: 'track',
    values: { number, email },
    posted: posted?.shown ? null : posted,
    onChange: (field, text) => setTyped((known) => ({ ...known, [field]: text })),
    send: async (values) => {
      setTracking({ kind: 'asking' });
      setTracking(await lookUp(client, { number: values.number.trim(), email: values.email.trim(), locale: apiLocale(locale) }));
      return null;
    },
  });

  return (
    <Split isReversed side="380px" gap={10} id={kind === 'found' ? undefined : RESULT}>
      <SchemaFormFrame form={form} name="track" anchor={RESULT} aria-label={t('nav.track')}>
        <TextField {...form.field('number')} kind="code" label={t('ord.number')} hint={t('track.numberHint')} />
        <TextField {...form.field('email')} kind="email" label={t('f.email')} hint={t('track.emailHint')} />
        <Button type="submit" size="large" isBusy={kind === 'asking'}>
          {kind === 'asking' ? t('track.asking') : t('track.ask')}
        </Button>
      </SchemaFormFrame>
      <div ref={result} id={kind === 'found' ? RESULT : undefined} className={cx(styles.result, only.filled)} tabIndex={-1} role="status">
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
