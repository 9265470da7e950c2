import { useEffect, useMemo, useState } from 'react';
import { savingProblem } from '#client/graphql/storeProblem.ts';
import { unsavedFor } from '#client/graphql/useSaving.ts';
import { waitMinutes } from '#client/graphql/waitMinutes.ts';
import { useT } from '#client/i18n/useT.ts';
import { usePosted, type FormName } from '#client/lib/postedForm.ts';
import {
  MESSAGE_FIELDS,
  clearMessageDraft,
  messageDraftsVar,
  openMessageDraft,
  setMessageField,
  type MessageDraft,
  type MessageField,
} from '#client/state/messageDrafts.ts';
import { recordOf } from '#schema/rules/recordOf.ts';
import { sessionVar } from '#client/state/session.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import type { MessageForm_AnswerFragment } from './MessageForm.generated.ts';
import { messageRefusal, type MessageValues } from './messageSpec.ts';

const NOTHING: MessageDraft = {};

interface MessageFormOptions {
  /** Also selects the server's form handler. */
  name: FormName;
  spec: FormSpec<MessageField>;
  /** Recipient; the key of the draft. */
  to: string;
  /** Values from the query parameters; must be referentially stable. */
  fromQuery?: MessageDraft;
  /** Initial text of the message. */
  suggestion?: string;
  /** Sends the values; undefined (no response) counts as a failure. */
  send: (values: MessageValues) => Promise<MessageForm_AnswerFragment | undefined>;
}

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** Message form whose draft survives reloads of the tab and failed submissions. */
export function useMessageForm({ name, spec, to, fromQuery = NOTHING, suggestion, send }: MessageFormOptions) {
  const t = useT();
  const draft = usePersisted(messageDraftsVar)[to];
  const { user } = usePersisted(sessionVar);
  const posted = usePosted(name);
  const { reference, email } = posted?.done ?? {};
  const [sent, setSent] = useState(reference === undefined || email === undefined ? null : { reference, email });
  // Posted values are newer than the query parameters.
  const given = useMemo<MessageDraft>(() => ({ ...fromQuery, ...posted?.values }), [fromQuery, posted]);
  useEffect(() => openMessageDraft(to, given), [to, given]);

  const known: MessageDraft = { ...given, ...draft };
  const own: MessageDraft = { name: user?.name, email: user?.email, message: suggestion };
  const values: MessageValues = recordOf(MESSAGE_FIELDS, (field) => known[field] ?? own[field] ?? '');
  const form = useSchemaForm(spec, {
    id: 'message',
    values,
    posted,
    onChange: (field, text) => setMessageField(to, field, text),
    send: async (typed) => {
      try {
        const response = await send(typed);
        const refusal = messageRefusal(response, t);
        if (refusal !== null) return { ...refusal, isSignedOut: false };
        clearMessageDraft(to);
        setSent({ reference: response?.reference ?? '', email: typed.email.trim() });
        return null;
      } catch (error) {
        // Rate limits show the waiting time, other errors a general text.
        const minutes = waitMinutes(error);
        return unsavedFor(minutes === null ? t(savingProblem(error) ?? 'contact.failed') : t('track.waitMinutes', { n: minutes }));
      }
    },
  });
  return { ...form, name, values, sent, another: () => setSent(null) };
}
