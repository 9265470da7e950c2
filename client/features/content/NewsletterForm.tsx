import { useId, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { emailProblem } from '#client/ui/forms/emailProblem.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { SubscribeNewsletterDocument } from './NewsletterForm.generated.ts';
import styles from './NewsletterForm.module.css';

interface NewsletterProps {
  /** `band` has a background, `underlined` has none. */
  look?: 'band' | 'underlined';
  className?: string;
}

/** Newsletter section. */
export function Newsletter({ look = 'band', className }: NewsletterProps) {
  const t = useT();
  return (
    <section className={cx(styles.newsletter, styles[look], className)} aria-labelledby="newsletter">
      <Stack>
        <h2 id="newsletter">{t('news.title')}</h2>
        <Text measure="46ch">{t('news.text')}</Text>
      </Stack>
      <NewsletterForm look={look} />
    </section>
  );
}

/** Newsletter form; the response does not reveal whether the email is subscribed already. */
export function NewsletterForm({ look }: { look: 'footer' | 'band' | 'underlined' }) {
  const t = useT();
  const id = useId();
  const anchor = `newsletter-${look}`;
  const box = useRef<HTMLInputElement>(null);
  const posted = usePosted('newsletter', look);
  const [error, setError] = useState<string | null>(posted?.fields['email'] ?? posted?.general ?? null);
  const [sentTo, setSentTo] = useState<string | null>(posted?.done?.['email'] ?? null);
  const [send, { loading }] = useMutation(SubscribeNewsletterDocument);

  const refuse = (sentence: string) => {
    setError(sentence);
    box.current?.focus();
  };
  const submit = async () => {
    const email = (box.current?.value ?? '').trim();
    const wrong = emailProblem(email, t);
    if (wrong) return refuse(wrong);
    setError(null);
    try {
      const { data } = await send({ variables: { email } });
      const [refused] = data?.subscribeNewsletter.errors ?? [];
      if (refused) return refuse(refused.message ?? t('f.badEmail'));
      setSentTo(email);
    } catch (error) {
      refuse(t(savingProblem(error) ?? 'news.failed'));
    }
  };

  if (sentTo !== null) {
    return (
      <Cluster as="p" id={anchor} align="start" noWrap className={cx(styles.form, look === 'footer' && styles.footer)} role="status">
        <Icon name="check" size={18} />
        {t('news.done', { email: sentTo })}
      </Cluster>
    );
  }
  return (
    <PostForm
      name="newsletter"
      id={anchor}
      anchor={anchor}
      className={cx(styles.form, styles[look])}
      // The section around has this name.
      aria-label={look === 'footer' ? t('news.title') : undefined}
      onSubmit={() => {
        if (!loading) void submit();
      }}
    >
      <input type="hidden" name="place" value={look} />
      <Cluster noWrap={look !== 'band'} className={styles.line}>
        <input
          ref={box}
          id={id}
          type="email"
          inputMode="email"
          name="email"
          autoComplete="email"
          defaultValue={posted?.values['email']}
          maxLength={MAX_EMAIL_LENGTH}
          placeholder={t('news.placeholder')}
          aria-label={t('news.placeholder')}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={() => setError(null)}
        />
        <Button
          type="submit"
          size="small"
          look={look === 'underlined' ? 'text' : 'primary'}
          icon={look === 'footer' ? 'arrowRight' : undefined}
          iconEnd={look === 'footer' ? undefined : 'arrowRight'}
          aria-label={look === 'footer' ? t('news.subscribe') : undefined}
          aria-disabled={loading || undefined}
        >
          {look !== 'footer' && t('news.subscribe')}
        </Button>
      </Cluster>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </PostForm>
  );
}
