import { MessageForm } from '#client/features/messages/MessageForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { CONTACT_TOPICS, isAboutOrder } from './contactForm.ts';
import { useContactForm } from './useContactForm.ts';

/** Writes to the shop. */
export function ContactForm() {
  const t = useT();
  const { form, topic } = useContactForm();
  return (
    <MessageForm
      form={form}
      title={t('contact.form')}
      privacy={t('contact.privacy')}
      sentTitle={t('contact.sent')}
      sentText={(answerTo) => t('contact.sentText', { email: answerTo })}
      about={
        <>
          <SelectField {...form.fieldProps('topic')} value={topic} label={t('contact.topic')}>
            {Object.entries(CONTACT_TOPICS).map(([one, label]) => (
              <option key={one} value={one}>
                {t(label)}
              </option>
            ))}
          </SelectField>
          {isAboutOrder(topic) && (
            <TextField
              {...form.fieldProps('orderNumber')}
              label={t('contact.order')}
              hint={t('track.numberHint')}
              isOptional
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </>
      }
      more={
        <TextField
          {...form.fieldProps('phone')}
          label={t('contact.phone')}
          hint={t('contact.phoneWhy')}
          isOptional
          type="tel"
          autoComplete="tel"
        />
      }
    />
  );
}
