import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { AccountPageDocument } from './AccountPage.generated.ts';

export const loader = definePageLoader('account', { document: AccountPageDocument });
