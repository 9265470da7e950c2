import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { HubPage } from '#client/features/hub/HubPage.tsx';
import { Dashboard } from './Dashboard.tsx';
import { loader } from './hubDashboard.loader.ts';

/** The first page of the back office. */
export function HubDashboardPage({ view }: PageProps<'hubDashboard'>) {
  const { data, retry } = usePageQuery(loader, view);
  const viewer = data?.viewer;
  return (
    <HubPage title="hub.dashboard" viewer={viewer} onRetry={retry}>
      {(shop) => <Dashboard shop={shop} firstName={viewer?.firstName ?? ''} onRetry={retry} />}
    </HubPage>
  );
}
