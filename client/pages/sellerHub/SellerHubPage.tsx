import type { ComponentType } from 'react';
import type { PageProps, ViewByPage } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { SectionError } from '#client/ui/SectionError.tsx';
import { Dashboard } from './Dashboard.tsx';
import { EditProfile } from './EditProfile.tsx';
import { EditSettings } from './EditSettings.tsx';
import type { HubSectionProps } from './hubData.ts';
import { PublicProfile } from './PublicProfile.tsx';
import { loader } from './sellerHub.loader.ts';
import { Settings } from './Settings.tsx';
import { SetUpShop } from './SetUpShop.tsx';
import { Upload } from './Upload.tsx';

type Section = ViewByPage['sellerHub']['section'];

const SECTIONS: Record<Section, { title: PlainMessageKey; Content: ComponentType<HubSectionProps> }> = {
  dashboard: { title: 'hub.dashboard', Content: Dashboard },
  profile: { title: 'hub.profile', Content: PublicProfile },
  edit: { title: 'hub.editProfile', Content: EditProfile },
  settings: { title: 'hub.settings', Content: Settings },
  'settings-edit': { title: 'hub.editSettings', Content: EditSettings },
  upload: { title: 'hub.upload', Content: Upload },
};

/** The back office of one's own shop, or the word that one has none. */
export function SellerHubPage({ view }: PageProps<'sellerHub'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const { title, Content } = SECTIONS[view.section];
  const viewer = data?.viewer;
  return (
    <>
      <title>{`${t(title)} · ${t('hub.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {!viewer ? (
        <>
          <h1 tabIndex={-1}>{t(title)}</h1>
          <SectionError onRetry={retry} message={t('ui.wrong')} />
        </>
      ) : viewer.vendor ? (
        <Content shop={viewer.vendor} market={data.shop} firstName={viewer.firstName} onRetry={retry} />
      ) : (
        <SetUpShop />
      )}
    </>
  );
}
