import { useEffect, useMemo, useState } from 'react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { waitMinutes } from '#client/graphql/waitMinutes.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted, type FormName } from '#client/lib/postedForm.ts';
import {
  clearMessageDraft,
  messageDraftsVar,
  openMessageDraft,
  setMessageField,
  type MessageDraft,
  type MessageField,
} from '#client/state/messageDrafts.ts';
import { sessionVar } from '#client/state/session.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { useFormErrors } from '#client/ui/forms/useFormErrors.ts';
import { checkMessage, messageRefusal, type MessageValues } from './checkMessage.ts';
import type { MessageForm_AnswerFragment } from './MessageForm.generated.ts';

const NOTHING: MessageDraft = {};

interface MessageFormOptions {
  /** Under which the server answers it, too. */
  name: FormName;
  /** The addressee: each has a draft of its own. */
  to: string;
  /** What the address of the page fills in; the same object as long as the address is. */
  fromAddress?: MessageDraft;
  /** Sends what was written. Without an answer it was not taken. */
  send: (values: MessageValues) => Promise<MessageForm_AnswerFragment | undefined>;
}

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** A message being written: what was typed survives a reload of the tab, and one that could not be sent loses nothing. */
export function useMessageForm({ name, to, fromAddress = NOTHING, send }: MessageFormOptions) {
  const t = useT();
  const draft = usePersisted(messageDraftsVar)[to];
  const { user } = usePersisted(sessionVar);
  const [isBusy, setBusy] = useState(false);
  const posted = usePosted(name);
  const { reference, email } = posted?.done ?? {};
  const [sent, setSent] = useState(reference === undefined || email === undefined ? null : { reference, email });
  // What was typed before scripts were there is newer than the address.
  const given = useMemo<MessageDraft>(() => ({ ...fromAddress, ...posted?.values }), [fromAddress, posted]);
  useEffect(() => openMessageDraft(to, given), [to, given]);

  const known: MessageDraft = { ...given, ...draft };
  const values: MessageValues = {
    name: known.name ?? user?.name ?? '',
    email: known.email ?? user?.email ?? '',
    phone: known.phone ?? '',
    topic: known.topic ?? '',
    orderNumber: known.orderNumber ?? '',
    message: known.message ?? '',
  };
  const errors = useFormErrors<MessageField>(() => checkMessage(values, t), posted);

  const submit = async () => {
    if (!errors.passes()) return;
    setBusy(true);
    try {
      const answer = await send(values);
      if (answer?.reference == null) {
        const { fields, general } = messageRefusal(answer, t);
        return errors.tell(fields, general);
      }
      clearMessageDraft(to);
      setSent({ reference: answer.reference, email: values.email.trim() });
    } catch (error) {
      // Too many at once is told with how long to wait; anything else is a shop that did not answer.
      const minutes = waitMinutes(error);
      errors.tell({}, minutes === null ? t(savingProblem(error) ?? 'contact.failed') : t('track.waitMinutes', { n: minutes }));
    } finally {
      setBusy(false);
    }
  };

  return {
    name,
    values,
    errors,
    isBusy,
    sent,
    submit,
    another: () => setSent(null),
    /** What connects a field with the form. */
    fieldProps: (field: MessageField) => ({
      id: idOf(field),
      name: field,
      value: values[field],
      error: errors.fields[field] ?? null,
      onChange: (event: { target: { value: string } }) => {
        setMessageField(to, field, event.target.value);
        errors.forget(field);
      },
    }),
    problems: errors.summary(idOf),
  };
}

function idOf(field: MessageField): string {
  return `message-${field}`;
}
