import { EMAIL_TEXTS, type FormTexts } from '#client/ui/forms/formSpec.ts';

export const NEWSLETTER_FIELDS: FormTexts<'email'> = { fields: ['email'], texts: { email: EMAIL_TEXTS } };

/** Route of the action: the form is on every page. */
export const NEWSLETTER_PATH = '/newsletter';
