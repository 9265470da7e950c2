import { formAction, formIntent } from '#client/graphql/formAction.ts';
import { SubscribeNewsletterDocument } from './NewsletterForm.generated.ts';
import { newsletterSpec } from './newsletterSpec.ts';

/** `place` is the look of the form. The response does not reveal whether the email is subscribed already. */
const newsletter = formIntent(newsletterSpec, {
  failed: 'news.failed',
  run: async (values, { mutate }) => {
    const email = values.email.trim();
    const payload = (await mutate(SubscribeNewsletterDocument, { email })).subscribeNewsletter;
    return payload.errors.length === 0 ? { done: { email } } : payload;
  },
});

export const action = formAction({ newsletter }, { redirectsBack: true });
