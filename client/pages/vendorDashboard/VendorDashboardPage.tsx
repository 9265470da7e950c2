import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { Dashboard } from './Dashboard.tsx';
import { loader } from './vendorDashboard.loader.ts';

/** The first page of the back office. */
export function VendorDashboardPage({ view }: PageProps<'vendorDashboard'>) {
  const { data, retry } = usePageQuery(loader, view);
  const viewer = data?.viewer;
  return (
    <ConsolePage title="console.dashboard" viewer={viewer} onRetry={retry}>
      {(shop) => <Dashboard shop={shop} firstName={viewer?.firstName ?? ''} onRetry={retry} />}
    </ConsolePage>
  );
}
