import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { resetRequestSchema } from '#schema/rules/inputs/password.ts';

export const newsletterSpec: FormSpec<'email'> = {
  fields: ['email'],
  schema: resetRequestSchema,
  input: (values) => values,
  texts: { email: EMAIL_TEXTS },
};

/** Route of the action: the form is on every page. */
export const NEWSLETTER_PATH = '/newsletter';
