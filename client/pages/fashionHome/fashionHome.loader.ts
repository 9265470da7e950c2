import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { FashionHomePageDocument } from './FashionHomePage.generated.ts';

export const loader = definePageLoader('fashionHome', { document: FashionHomePageDocument });
