import type { BuiltPath } from '#client/config/links.ts';
import { photosIn } from '#client/features/forms/photosValue.ts';
import { reportSpecOf } from '#client/features/reviews/reportSpec.ts';
import { formIntent, type FormRequest, type IntentResult, type Payload } from '#client/graphql/formAction.ts';
import type { MessageFault, StartConversationInput } from '#client/graphql/schemaTypes.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { NO_FIELDS } from '#client/ui/forms/formSpec.ts';
import { guestMessageSpec, MESSAGE_FAULTS, messageSpec, withKey } from './conversationForms.ts';
import {
  BlockConversationDocument,
  CloseConversationDocument,
  MarkConversationReadDocument,
  ReopenConversationDocument,
  ReportMessageDocument,
  SendConversationMessageDocument,
  StartConversationDocument,
} from './Conversations.generated.ts';

/** The conversation of a form, by its `place`, and the access token of a guest. */
const variablesOf = ({ text }: FormRequest) => ({ id: text('place'), accessToken: text('accessToken') || null });

const keyOf = ({ text }: FormRequest) => text('idempotencyKey') || null;

const sendMessage = formIntent(withKey(messageSpec), {
  checksViewer: true,
  saysMinutes: true,
  run: async ({ text, photos }, request) => {
    const message = { text, photos: photosIn(photos).map(({ id }) => id), idempotencyKey: keyOf(request) };
    const variables = { ...variablesOf(request), ...message, locale: apiLocale(request.locale) };
    return (await request.mutate(SendConversationMessageDocument, variables)).sendMessage;
  },
});

const markRead = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, request) => {
    const variables = { ...variablesOf(request), upTo: request.text('upTo') || null };
    return (await request.mutate(MarkConversationReadDocument, variables)).markConversationRead;
  },
});

const closeConversation = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, request) => (await request.mutate(CloseConversationDocument, variablesOf(request))).closeConversation,
});

const reopenConversation = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, request) => (await request.mutate(ReopenConversationDocument, variablesOf(request))).reopenConversation,
});

/** Blocks the other side, or lifts the block. */
const blockConversation = formIntent(NO_FIELDS, {
  checksViewer: true,
  run: async (_values, request) => {
    const variables = { ...variablesOf(request), isBlocked: request.text('isBlocked') === 'yes' };
    return (await request.mutate(BlockConversationDocument, variables)).blockConversation;
  },
});

/** Reports a message; `place` is its id. */
const reportMessage = formIntent(reportSpecOf(MESSAGE_FAULTS), {
  checksViewer: true,
  // The schema accepts only the API's values.
  run: async ({ fault }, request) =>
    (await request.mutate(ReportMessageDocument, { ...variablesOf(request), fault: fault as MessageFault })).reportMessage,
});

/** The forms of a conversation's page. */
export const threadIntents = { sendMessage, markRead, closeConversation, reopenConversation, blockConversation, reportMessage };

/** Whether the form is one for a guest without an order. */
const isByGuest = ({ text, url }: FormRequest) => text('viewer') === '' && !url.searchParams.has('package');

const isOwnField = (path: readonly string[] | null | undefined) => ['photos', 'guest'].includes(path?.[0] ?? '');

/** Starts a conversation and opens its page. A guest without an order gets a link to it by email. */
export function startConversation(
  inputOf: (request: FormRequest) => Partial<StartConversationInput>,
  pathOf: (request: FormRequest, id: string) => BuiltPath,
) {
  return formIntent((request) => withKey(isByGuest(request) ? guestMessageSpec : messageSpec), {
    checksViewer: true,
    saysMinutes: true,
    run: async ({ name, email, text, photos }, request): Promise<Payload | IntentResult> => {
      const guest = isByGuest(request) ? { name, email: email.trim() } : null;
      const input = { ...inputOf(request), guest, text, photos: photosIn(photos).map(({ id }) => id), idempotencyKey: keyOf(request) };
      const accessToken = request.text('accessToken') || null;
      const { conversation, errors } = (await request.mutate(StartConversationDocument, { input, accessToken })).startConversation;
      if (errors.length > 0) return { errors: errors.map((error) => ({ ...error, path: isOwnField(error.path) ? error.path : ['text'] })) };
      if (conversation === null) return { done: { email: email.trim() } };
      if (request.isBrowser) for (const fieldName of ['viewer', 'order']) request.client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      return { done: { id: conversation.id }, to: pathOf(request, conversation.id) };
    },
  });
}
