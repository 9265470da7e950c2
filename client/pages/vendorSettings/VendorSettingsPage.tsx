import type { ComponentType } from 'react';
import type { PageProps, ViewByPage } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { EditProfile } from './EditProfile.tsx';
import { EditSettings } from './EditSettings.tsx';
import type { VendorSectionProps } from './vendorData.ts';
import { loader } from './vendorSettings.loader.ts';
import { PublicProfile } from './PublicProfile.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ShopSettings } from './ShopSettings.tsx';

const SECTIONS: Record<ViewByPage['vendorSettings']['section'], { title: PlainMessageKey; Content: ComponentType<VendorSectionProps> }> = {
  profile: { title: 'console.profile', Content: PublicProfile },
  edit: { title: 'console.editProfile', Content: EditProfile },
  settings: { title: 'console.settings', Content: Settings },
  'settings-edit': { title: 'console.editSettings', Content: EditSettings },
};

/** What a vendor is, and by which rules it sells: to read and to edit. */
export function VendorSettingsPage({ view }: PageProps<'vendorSettings'>) {
  const { data, retry } = usePageQuery(loader, view);
  const { title, Content } = SECTIONS[view.section];
  return (
    <ConsolePage title={title} viewer={data?.viewer} onRetry={retry}>
      {(shop) => data && <Content shop={shop} market={data.marketplace} onReload={retry} />}
    </ConsolePage>
  );
}

function Settings({ shop, market }: VendorSectionProps) {
  const t = useT();
  return (
    <>
      <ConsoleHead title={t('console.settings')} links={[{ to: '/vendor-setting-edit', label: t('console.edit') }]}>
        {t('console.settingsLead')}
      </ConsoleHead>
      <ShopSettings shop={shop} market={market} />
    </>
  );
}
