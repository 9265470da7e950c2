import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { FaqPageDocument } from './FaqPage.generated.ts';

/** All questions at once: there are few of them, and searching through them needs no server then. */
export const loader = definePageLoader('faq', { document: FaqPageDocument });
