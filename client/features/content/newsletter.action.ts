import { formAction, formIntent } from '#client/graphql/formAction.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { resetRequestSchema } from '#schema/rules/inputs/password.ts';
import { SubscribeNewsletterDocument } from './NewsletterForm.generated.ts';
import { NEWSLETTER_FIELDS } from './NewsletterForm.tsx';

const spec: FormSpec<'email'> = { ...NEWSLETTER_FIELDS, schema: resetRequestSchema, input: (values) => values };

/** `place` is the form's variant. The response does not reveal whether the email address was already subscribed. */
const newsletter = formIntent(spec, {
  failed: 'news.failed',
  run: async (values, { mutate }) => {
    const email = values.email.trim();
    const payload = (await mutate(SubscribeNewsletterDocument, { email })).subscribeNewsletter;
    return payload.errors.length === 0 ? { done: { email } } : payload;
  },
});

export const action = formAction({ newsletter }, { redirectsBack: true });
