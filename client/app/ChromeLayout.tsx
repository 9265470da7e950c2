import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MainChrome } from './chrome/MainChrome.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';

/** The frame that stays while pages change. */
export function ChromeLayout() {
  return (
    <>
      <NavigationEffects />
      <MainChrome>
        <Outlet />
      </MainChrome>
      <ScrollRestoration />
    </>
  );
}
