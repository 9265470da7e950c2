import type { ComponentType } from 'react';
import type { PageProps, ViewByPage } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { EditProfile } from './EditProfile.tsx';
import { EditSettings } from './EditSettings.tsx';
import type { HubSectionProps } from './hubData.ts';
import { loader } from './hubShop.loader.ts';
import { PublicProfile } from './PublicProfile.tsx';
import { Settings } from './Settings.tsx';

const SECTIONS: Record<ViewByPage['hubShop']['section'], { title: PlainMessageKey; Content: ComponentType<HubSectionProps> }> = {
  profile: { title: 'hub.profile', Content: PublicProfile },
  edit: { title: 'hub.editProfile', Content: EditProfile },
  settings: { title: 'hub.settings', Content: Settings },
  'settings-edit': { title: 'hub.editSettings', Content: EditSettings },
};

/** What a shop is, and by which rules it sells: to read and to edit. */
export function HubShopPage({ view }: PageProps<'hubShop'>) {
  const { data, retry } = usePageQuery(loader, view);
  const { title, Content } = SECTIONS[view.section];
  return (
    <HubPage title={title} viewer={data?.viewer} onRetry={retry}>
      {(shop) => data && <Content shop={shop} market={data.shop} onReload={retry} />}
    </HubPage>
  );
}
