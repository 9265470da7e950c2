import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { FaqPageDocument } from './FaqPage.generated.ts';

/** Loads all questions: they are few, so that the search needs no request. */
export const loader = definePageLoader('faq', { document: FaqPageDocument });
