import type { AccountPageQuery } from './AccountPage.generated.ts';

export type AccountViewer = NonNullable<AccountPageQuery['viewer']>;

export interface PanelProps {
  viewer: AccountViewer;
}
