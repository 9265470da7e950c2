import { useEffect, useMemo, useState } from 'react';
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
import { useFormFields } from '#client/ui/forms/useActionForm.ts';
import { typedValues, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import type { MessageValues } from './messageIntent.ts';

const NOTHING: MessageDraft = {};

interface MessageFormOptions {
  intent: string;
  place?: string;
  spec: FormSpec<MessageField>;
  /** Identifies the recipient; also used as the draft's key. */
  to: string;
  /** Values from the query parameters. Must be referentially stable. */
  fromQuery?: MessageDraft;
  /** Initial text of the message. */
  suggestion?: string;
}

export type MessageFormState = ReturnType<typeof useMessageForm>;

/** Message form. Its draft survives reloads of the tab and failed submissions. */
export function useMessageForm({ intent, place, spec, to, fromQuery = NOTHING, suggestion }: MessageFormOptions) {
  const draft = usePersisted(messageDraftsVar)[to];
  const { user } = usePersisted(sessionVar);
  const submission = useFormSubmission(intent, place);
  const [typed] = useState(() => typedValues(spec, submission.result));
  // Values posted without scripts are more recent than the query parameters.
  const given = useMemo<MessageDraft>(() => ({ ...fromQuery, ...typed }), [fromQuery, typed]);
  useEffect(() => openMessageDraft(to, given), [to, given]);
  const [isAnother, setAnother] = useState(false);

  const known: MessageDraft = { ...given, ...draft };
  const own: MessageDraft = { name: user?.name, email: user?.email, message: suggestion };
  const values: MessageValues = recordOf(MESSAGE_FIELDS, (field) => known[field] ?? own[field] ?? '');
  const form = useFormFields(spec, submission, {
    id: 'message',
    values,
    onChange: (field, text) => setMessageField(to, field, text),
    onDone: () => {
      clearMessageDraft(to);
      setAnother(false);
    },
  });
  const { reference, email } = form.result?.done ?? {};
  const sent = reference === undefined || email === undefined || isAnother ? null : { reference, email };
  return { ...form, values, sent, another: () => setAnother(true) };
}
