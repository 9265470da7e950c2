import { useEffect, useRef, useState } from 'react';
import { isEmail } from '#schema/rules/emails.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import styles from './TrackPage.module.css';
import { TrackResult } from './TrackResult.tsx';
import { publicView, type TrackVariant } from './trackedView.ts';
import { useTracking } from './useTracking.ts';

type Field = 'number' | 'email';
const FIELD_ID: Record<Field, string> = { number: 'track-number', email: 'track-email' };

/** Asks for number and e-mail, and shows what these two may know. */
export function TrackLookup({ number: given, variant }: { number: string; variant: TrackVariant }) {
  const t = useT();
  const locale = useLocale();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const { tracking, ask } = useTracking();
  const result = useRef<HTMLDivElement>(null);
  const number = typed.number ?? given;
  const email = typed.email ?? '';

  const { kind } = tracking;
  useEffect(() => {
    if (kind !== 'idle' && kind !== 'asking') result.current?.focus();
  }, [kind, tracking]);

  const submit = () => {
    const found: typeof errors = {};
    if (number.trim() === '') found.number = t('track.needNumber');
    if (!isEmail(email.trim())) found.email = t(email.trim() === '' ? 'f.needEmail' : 'f.badEmail');
    setErrors(found);
    if (Object.keys(found).length === 0) void ask(number.trim(), email.trim());
    else setAttempt(attempt + 1);
  };
  const field = (name: Field) => ({
    id: FIELD_ID[name],
    name,
    error: errors[name] ?? null,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const wrong = (Object.keys(FIELD_ID) as Field[]).flatMap((name) => {
    const message = errors[name];
    return message ? [{ field: FIELD_ID[name], message }] : [];
  });

  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        noValidate
        aria-label={t('nav.track')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
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
      </form>
      <div ref={result} className={styles.result} tabIndex={-1} role="status">
        {tracking.kind === 'found' && <TrackResult order={publicView(tracking.order, locale)} variant={variant} accessToken={null} />}
        {tracking.kind === 'missing' && <Sentence title={t('ord.notFound')} text={t('track.missing')} />}
        {tracking.kind === 'limited' && <Sentence title={t('track.tooMany')} text={t('track.waitMinutes', { n: tracking.minutes })} />}
        {tracking.kind === 'failed' && <Sentence title={t('ord.loadFailed')} text={t('track.failed')} />}
      </div>
    </div>
  );
}

function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.sentence}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
