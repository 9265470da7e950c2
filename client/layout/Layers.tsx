import { uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { useLazyImport } from '#client/lib/useLazyImport.ts';
import type { Chrome } from './useChrome.ts';

const loadParts = () => import('./lazyParts.ts');

/** The layers over the page: menu, cart, comparison and messages. */
export function Layers({ chrome }: { chrome: Chrome }) {
  const { state } = usePrefs();
  const isWanted = usePersisted(uiVar, ({ isCartOpen, isMenuOpen }) => isCartOpen || isMenuOpen);
  const parts = useLazyImport(loadParts, isWanted);
  if (parts === null) return null;
  const { CartDrawer, CompareTray, KeyboardHelp, MobileMenu, ReplaceCompared, ToastRegion } = parts;
  return (
    <>
      <MobileMenu chrome={chrome} />
      <CartDrawer state={state} />
      <CompareTray />
      <ReplaceCompared />
      <KeyboardHelp />
      <ToastRegion />
    </>
  );
}
