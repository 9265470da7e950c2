import { definePageLoader } from '#client/routes/definePageLoader.ts';
import { AccountPageDocument, type AccountPageQuery } from './AccountPage.generated.ts';

export const loader = definePageLoader('account', { document: AccountPageDocument });

export type AccountViewer = NonNullable<AccountPageQuery['viewer']>;

export interface PanelProps {
  viewer: AccountViewer;
}
