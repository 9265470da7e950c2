import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MainChrome } from './chrome/MainChrome.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { SessionEffects } from './SessionEffects.tsx';

/** The frame that stays while pages change. */
export function ChromeLayout() {
  return (
    <>
      <NavigationEffects />
      <SessionEffects />
      <MainChrome>
        <Outlet />
      </MainChrome>
      <ScrollRestoration />
    </>
  );
}
