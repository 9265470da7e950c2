import { useMemo } from 'react';
import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useMessageForm } from '#client/features/messages/useMessageForm.ts';
import { contactInput, fromAddress, topicOf } from './contactForm.ts';
import { SendMessageDocument } from './ContactPage.generated.ts';

/** The contact form: a message to the shop with what it is about, which the address of the page may fill in. */
export function useContactForm() {
  const [params] = useSearchParams();
  const requested = params.toString();
  const [send] = useMutation(SendMessageDocument);
  const form = useMessageForm({
    name: 'contact',
    to: 'shop',
    fromAddress: useMemo(() => fromAddress(new URLSearchParams(requested)), [requested]),
    send: async (values) => (await send({ variables: { input: contactInput(values) } })).data?.contact,
  });
  return { form, topic: topicOf(form.values.topic) };
}
