import { definePageLoader } from '#client/app/definePageLoader.ts';
import { HubImportDocument } from './HubImportPage.generated.ts';

export const loader = definePageLoader('hubImport', { document: HubImportDocument, variables: () => ({}) });
