import { useMemo } from 'react';
import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useMessageForm } from '#client/features/messages/useMessageForm.ts';
import { fromAddress, isAboutOrder, isTopic } from './contactForm.ts';
import { SendMessageDocument } from './ContactPage.generated.ts';

/** The contact form: a message to the shop with what it is about, which the address of the page may fill in. */
export function useContactForm() {
  const [params] = useSearchParams();
  const asked = params.toString();
  const [send] = useMutation(SendMessageDocument);
  const form = useMessageForm({
    to: 'shop',
    fromAddress: useMemo(() => fromAddress(new URLSearchParams(asked)), [asked]),
    send: async ({ name, email, phone, topic, orderNumber, message }) => {
      const input = {
        name,
        email: email.trim(),
        phone: phone.trim() || null,
        topic: topicOf(topic),
        orderNumber: isAboutOrder(topic) ? orderNumber.trim() || null : null,
        message,
      };
      return (await send({ variables: { input } })).data?.contact;
    },
  });
  return { form, topic: topicOf(form.values.topic) };
}

function topicOf(text: string) {
  return isTopic(text) ? text : 'GENERAL';
}
