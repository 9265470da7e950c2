import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { HomePageDocument } from './HomePage.generated.ts';

export const loader = definePageLoader('home', { document: HomePageDocument });
