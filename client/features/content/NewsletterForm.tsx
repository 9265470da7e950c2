import { useId, useRef, useState } from 'react';
import { MAX_EMAIL_LENGTH } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { EMAIL_TEXTS, errorTexts, formErrorText, type FormTexts } from '#client/ui/forms/formSpec.ts';
import { typedValues, useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './NewsletterForm.module.css';

/** Route of the action. It has no page, because the form is on every page. */
export const NEWSLETTER_PATH = '/newsletter';

export const NEWSLETTER_FIELDS: FormTexts<'email'> = { fields: ['email'], texts: { email: EMAIL_TEXTS } };

interface NewsletterProps {
  /** `band` has a background; `underlined` does not. */
  variant?: 'band' | 'underlined';
  className?: string;
}

export function Newsletter({ variant = 'band', className }: NewsletterProps) {
  const t = useT();
  return (
    <section className={cx(styles.newsletter, styles[variant], className)} aria-labelledby="newsletter">
      <Stack>
        <h2 id="newsletter">{t('news.title')}</h2>
        <Text measure="46ch">{t('news.text')}</Text>
      </Stack>
      <NewsletterForm variant={variant} />
    </section>
  );
}

/** Newsletter form, validated only in the action: otherwise every page would load Conform and the input schema for a single field. */
export function NewsletterForm({ variant }: { variant: 'footer' | 'band' | 'underlined' }) {
  const t = useT();
  const id = useId();
  const anchor = `newsletter-${variant}`;
  const box = useRef<HTMLInputElement>(null);
  const submission = useFormSubmission('newsletter', variant);
  const { result, isBusy } = submission;
  const [first] = useState(result);
  /** The result whose errors are hidden because the email address has been edited since. */
  const [hidden, setHidden] = useState<FormResult | null>(null);
  useFormResult(submission, ({ done }) => {
    if (done === null) box.current?.focus();
  });
  const errors = (result !== hidden && result?.lastResult?.error) || {};
  const error = errorTexts(NEWSLETTER_FIELDS, errors, t)['email'] ?? formErrorText(errors[''], t);
  const sentTo = result?.done?.['email'];

  if (sentTo !== undefined) {
    return (
      <Cluster as="p" id={anchor} align="start" noWrap className={cx(styles.form, variant === 'footer' && styles.footer)} role="status">
        <Icon name="check" size={18} />
        {t('news.done', { email: sentTo })}
      </Cluster>
    );
  }
  return (
    <ActionForm
      submission={submission}
      action={NEWSLETTER_PATH}
      defaultShouldRevalidate={false}
      id={anchor}
      anchor={anchor}
      className={cx(styles.form, styles[variant])}
      // In the other variants, the surrounding section provides this name.
      aria-label={variant === 'footer' ? t('news.title') : undefined}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <Cluster noWrap={variant !== 'band'} className={styles.line}>
        <input
          ref={box}
          id={id}
          type="email"
          inputMode="email"
          name="email"
          autoComplete="email"
          defaultValue={typedValues(NEWSLETTER_FIELDS, first)?.email}
          maxLength={MAX_EMAIL_LENGTH}
          placeholder={t('news.placeholder')}
          aria-label={t('news.placeholder')}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          onChange={() => setHidden(result)}
        />
        <Button
          type="submit"
          size="small"
          variant={variant === 'underlined' ? 'text' : 'primary'}
          icon={variant === 'footer' ? 'arrowRight' : undefined}
          iconEnd={variant === 'footer' ? undefined : 'arrowRight'}
          aria-label={variant === 'footer' ? t('news.subscribe') : undefined}
          aria-disabled={isBusy || undefined}
        >
          {variant !== 'footer' && t('news.subscribe')}
        </Button>
      </Cluster>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </ActionForm>
  );
}
