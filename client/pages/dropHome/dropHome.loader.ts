import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { DropHomePageDocument } from './DropHomePage.generated.ts';

export const loader = definePageLoader('dropHome', { document: DropHomePageDocument });
