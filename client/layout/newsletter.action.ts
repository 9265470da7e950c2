import { SubscribeNewsletterDocument } from '#client/features/content/NewsletterForm.generated.ts';
import { emailProblem } from '#client/ui/forms/emailProblem.ts';
import type { FormAction } from '#client/routes/formAction.ts';

/** Newsletter form of the footer and of some pages; `place` identifies it. */
export const newsletter: FormAction = {
  page: 'every',
  echoes: ['email', 'place'],
  failed: 'news.failed',
  run: async ({ text, client, t }) => {
    const email = text('email').trim();
    const wrong = emailProblem(email, t);
    if (wrong) return { kind: 'wrong', fields: { email: wrong } };
    const { data } = await client.mutate({ mutation: SubscribeNewsletterDocument, variables: { email } });
    const [refused] = data?.subscribeNewsletter.errors ?? [];
    if (refused) return { kind: 'wrong', fields: { email: refused.message ?? t('f.badEmail') } };
    return { kind: 'done', done: { email, place: text('place') } };
  },
};
