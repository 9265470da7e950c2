import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { ContactPageDocument } from './ContactPage.generated.ts';

export const loader = definePageLoader('contact', { document: ContactPageDocument });
