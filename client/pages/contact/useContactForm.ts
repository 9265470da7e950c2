import { useEffect, useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { clearContactDraft, contactDraftVar, openContactDraft, setContactField } from '#client/state/contactDraft.ts';
import type { ContactDraft, ContactField } from '#client/state/contactDraft.ts';
import { sessionVar } from '#client/state/session.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useFormErrors, type FieldErrors } from '#client/ui/useFormErrors.ts';
import { checkContact, fromAddress, isAboutOrder, isTopic } from './contactForm.ts';
import { SendMessageDocument } from './ContactPage.generated.ts';

/** The contact form: what was typed survives a reload of the tab, and a message that could not be sent loses nothing. */
export function useContactForm() {
  const t = useT();
  const [params] = useSearchParams();
  const draft = usePersisted(contactDraftVar);
  const { user } = usePersisted(sessionVar);
  const errors = useFormErrors<ContactField>();
  const [send, { loading }] = useMutation(SendMessageDocument);
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  const asked = params.toString();
  useEffect(() => openContactDraft(fromAddress(new URLSearchParams(asked))), [asked]);

  const known: ContactDraft = { ...fromAddress(params), ...draft };
  const values: Required<ContactDraft> = {
    name: known.name ?? user?.name ?? '',
    email: known.email ?? user?.email ?? '',
    phone: known.phone ?? '',
    topic: isTopic(known.topic) ? known.topic : 'GENERAL',
    orderNumber: known.orderNumber ?? '',
    message: known.message ?? '',
  };

  const submit = async () => {
    const found = checkContact(values, t);
    if (Object.keys(found).length > 0) return errors.tell(found);
    errors.clear();
    const { name, email, phone, topic, orderNumber, message } = values;
    const input = {
      name,
      email: email.trim(),
      phone: phone.trim() || null,
      topic: isTopic(topic) ? topic : ('GENERAL' as const),
      orderNumber: isAboutOrder(topic) ? orderNumber.trim() || null : null,
      message,
    };
    try {
      const { data } = await send({ variables: { input } });
      const { reference, errors: refused } = data?.contact ?? { reference: null, errors: [] };
      if (reference === null) return errors.tell(fieldsOf(refused), refused.length === 0 ? t('contact.failed') : null);
      clearContactDraft();
      setSent({ reference, email: input.email });
    } catch (error) {
      errors.tell({}, refusal(error));
    }
  };

  /** Too many at once is told with how long to wait; anything else is a shop that did not answer. */
  const refusal = (error: unknown): string => {
    const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
    if (extensions?.['code'] !== 'RATE_LIMITED') return t('contact.failed');
    return t('track.waitMinutes', { n: Math.max(1, Math.ceil(Number(extensions['retryAfterSeconds'] ?? 60) / 60)) });
  };

  return {
    values,
    errors,
    isBusy: loading,
    sent,
    submit,
    change: (field: ContactField, text: string) => {
      setContactField(field, text);
      errors.forget(field);
    },
    another: () => setSent(null),
  };
}

function fieldsOf(refused: readonly { message?: string; path?: readonly string[] | null }[]): FieldErrors<ContactField> {
  return Object.fromEntries(refused.flatMap(({ message, path }) => (path?.[0] && message ? [[path[0], message]] : [])));
}
