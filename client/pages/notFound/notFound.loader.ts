import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { NotFoundPageDocument } from './NotFoundPage.generated.ts';

/** The status 404 is the page kind's own: see the registry. */
export const loader = definePageLoader('notFound', {
  document: NotFoundPageDocument,
  variables: ({ prefs }) => ({ locale: apiLocale(prefs.language) }),
});
