import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { AboutPageDocument } from './AboutPage.generated.ts';

export const loader = definePageLoader('about', { document: AboutPageDocument });
