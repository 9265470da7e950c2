import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import type { ContactField } from '#client/state/contactDraft.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Button } from '#client/ui/Button.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { CONTACT_TOPICS, isAboutOrder } from './contactForm.ts';
import styles from './ContactPage.module.css';
import { Sent } from './Sent.tsx';
import { useContactForm } from './useContactForm.ts';

const idOf = (field: ContactField) => `contact-${field}`;

/** Writes to the shop. Sending takes JavaScript; without it the page says where else to write. */
export function ContactForm({ email, phone }: { email: string; phone: string }) {
  const t = useT();
  const form = useContactForm();
  const { values, errors } = form;
  if (form.sent) return <Sent {...form.sent} onAnother={form.another} />;
  const props = (field: ContactField) => ({
    id: idOf(field),
    name: field,
    value: values[field],
    error: errors.fields[field] ?? null,
    onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
  });

  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="contact-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isBusy) void form.submit();
      }}
    >
      <h2 id="contact-form">{t('contact.form')}</h2>
      <noscript>
        <p className={styles.note}>{t('contact.noScript', { email, phone })}</p>
      </noscript>
      <ErrorSummary errors={errors.summary(idOf)} attempt={errors.attempt} />
      {errors.general && (
        <p className={styles.problem} role="alert">
          {errors.general}
        </p>
      )}
      <SelectField {...props('topic')} label={t('contact.topic')}>
        {Object.entries(CONTACT_TOPICS).map(([topic, label]) => (
          <option key={topic} value={topic}>
            {t(label)}
          </option>
        ))}
      </SelectField>
      {isAboutOrder(values.topic) && (
        <TextField
          {...props('orderNumber')}
          label={t('contact.order')}
          hint={t('track.numberHint')}
          isOptional
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <div className={styles.pair}>
        <TextField {...props('name')} label={t('contact.name')} autoComplete="name" maxLength={MAX_NAME_LENGTH} />
        <TextField {...props('email')} label={t('f.email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField {...props('phone')} label={t('contact.phone')} hint={t('contact.phoneWhy')} isOptional type="tel" autoComplete="tel" />
      <TextField {...props('message')} label={t('contact.message')} isLong className={styles.message} maxLength={MAX_MESSAGE_LENGTH} />
      <p className={styles.privacy}>
        {t('contact.privacy')} <AppLink to="/privacy-policy">{t('contact.privacyLink')}</AppLink>
      </p>
      <Button type="submit" size="large" isBusy={form.isBusy} className={styles.send}>
        {form.isBusy ? t('contact.sending') : t('contact.send')}
      </Button>
    </form>
  );
}
