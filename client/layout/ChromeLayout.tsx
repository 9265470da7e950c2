import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingOverlay } from '#client/features/navigation/LoadingOverlay.tsx';
import { Layers } from './Layers.tsx';
import { useChrome } from './useChrome.ts';
import { useStorageNotice } from './useStorageNotice.ts';
import { LeaveWatch } from '#client/ui/overlays/leaveGuards.ts';
import { NavigationEffects } from './NavigationEffects.tsx';
import { OfflineBar } from '#client/features/navigation/OfflineBar.tsx';
import { SessionEffects } from './SessionEffects.tsx';

/** What stays while pages and their frames change: the layers over the page, the veil, and what a change of page sets off. */
export function ChromeLayout() {
  const chrome = useChrome();
  useStorageNotice();
  return (
    <>
      <NavigationEffects />
      <LeaveWatch />
      <SessionEffects />
      <OfflineBar />
      <Outlet />
      <Layers chrome={chrome} />
      <LoadingOverlay />
      <ScrollRestoration />
    </>
  );
}
