import { definePageLoader } from '#client/app/definePageLoader.ts';
import { AuthPageDocument } from './AuthPage.generated.ts';

export const loader = definePageLoader('auth', { document: AuthPageDocument, variables: () => ({}) });
