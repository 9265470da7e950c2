import { MessageForm } from '#client/features/messages/MessageForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { CONTACT_TOPICS, contactInput, contactSpec, fromAddress, isAboutOrder, topicOf } from './contactForm.ts';
import { useMemo } from 'react';
import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useMessageForm } from '#client/features/messages/useMessageForm.ts';
import { SendMessageDocument } from './ContactPage.generated.ts';

/** Writes to the marketplace. */
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
          <SelectField
            {...form.field('topic')}
            label={t('contact.topic')}
            options={Object.entries(CONTACT_TOPICS).map(([one, label]) => [one, t(label)])}
          />
          {isAboutOrder(topic) && (
            <TextField {...form.field('orderNumber')} kind="code" label={t('contact.order')} hint={t('track.numberHint')} isOptional />
          )}
        </>
      }
      more={<TextField {...form.field('phone')} kind="phone" label={t('contact.phone')} hint={t('contact.phoneWhy')} isOptional />}
    />
  );
}

/** The contact form: a message to the marketplace with what it is about, which the address of the page may fill in. */
function useContactForm() {
  const [params] = useSearchParams();
  const requested = params.toString();
  const [send] = useMutation(SendMessageDocument);
  const form = useMessageForm({
    name: 'contact',
    spec: contactSpec,
    to: 'shop',
    fromAddress: useMemo(() => fromAddress(new URLSearchParams(requested)), [requested]),
    send: async (values) => (await send({ variables: { input: contactInput(values) } })).data?.contact,
  });
  return { form, topic: topicOf(form.values.topic) };
}
