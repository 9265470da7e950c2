import { object, string } from 'valibot';
import { alertIntents } from '#client/features/alerts/alertIntents.ts';
import { alertThreshold } from '#client/features/alerts/alertThreshold.ts';
import { formAction, formIntent } from '#client/graphql/formAction.ts';
import type { EmailTopic } from '#client/graphql/schemaTypes.generated.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import { SetEmailTopicsDocument } from './AlertsPage.generated.ts';

/** In the order of the page. */
export const TOPICS = ['ALERTS', 'MESSAGES', 'REVIEWS', 'QUESTIONS', 'NEWSLETTER'] as const satisfies readonly EmailTopic[];

export const topicsSpec: FormSpec<EmailTopic> = {
  fields: TOPICS,
  schema: object({ ALERTS: string(), MESSAGES: string(), REVIEWS: string(), QUESTIONS: string(), NEWSLETTER: string() }),
  input: (values) => values,
  texts: { ALERTS: {}, MESSAGES: {}, REVIEWS: {}, QUESTIONS: {}, NEWSLETTER: {} },
};

/** Sets which emails the member receives. */
const emailTopics = formIntent(topicsSpec, {
  checksViewer: true,
  run: async (values, { mutate }) =>
    (await mutate(SetEmailTopicsDocument, { topics: TOPICS.filter((topic) => values[topic] === TICKED) })).setEmailTopics,
});

export const action = formAction({ ...alertIntents('member'), alertThreshold: alertThreshold('member'), emailTopics });
