import { object, string } from 'valibot';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import type { EmailTopic } from '#client/graphql/schemaTypes.generated.ts';
import { NO_FIELDS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import { DeleteAlertDocument, PauseAlertDocument, SetEmailTopicsDocument } from './AlertsPage.generated.ts';

/** In the order of the page. */
export const TOPICS = ['ALERTS', 'MESSAGES', 'REVIEWS', 'QUESTIONS', 'NEWSLETTER'] as const satisfies readonly EmailTopic[];

const checksViewer = true;

/** Pauses or resumes an alert; `place` is its id. */
const pauseAlert = formIntent(NO_FIELDS, {
  checksViewer,
  run: async (_values, { mutate, text }) =>
    (await mutate(PauseAlertDocument, { id: text('place'), isPaused: text('isPaused') === 'yes' })).pauseAlert,
});

/** Deletes an alert; `place` is its id. */
const deleteAlert = formIntent(NO_FIELDS, {
  checksViewer,
  run: async (_values, { client, mutate, text, isBrowser }) => {
    const payload = (await mutate(DeleteAlertDocument, { id: text('place') })).deleteAlert;
    const id = client.cache.identify({ __typename: 'Alert', id: text('place') });
    if (isBrowser && payload.errors.length === 0 && id !== undefined) {
      client.cache.evict({ id });
      client.cache.gc();
    }
    return payload;
  },
});

export const topicsSpec: FormSpec<EmailTopic> = {
  fields: TOPICS,
  schema: object({ ALERTS: string(), MESSAGES: string(), REVIEWS: string(), QUESTIONS: string(), NEWSLETTER: string() }),
  input: (values) => values,
  texts: { ALERTS: {}, MESSAGES: {}, REVIEWS: {}, QUESTIONS: {}, NEWSLETTER: {} },
};

/** Sets which emails the member receives. */
const emailTopics = formIntent(topicsSpec, {
  checksViewer,
  run: async (values, { mutate }) =>
    (await mutate(SetEmailTopicsDocument, { topics: TOPICS.filter((topic) => values[topic] === TICKED) })).setEmailTopics,
});

export const action = formAction({ pauseAlert, deleteAlert, emailTopics });
