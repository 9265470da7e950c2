import { uiVar } from '#client/state/ui.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { usePrefs } from '../PrefsProvider.tsx';
import { useLate } from '../useLate.ts';
import type { Chrome } from './useChrome.ts';

const loadParts = () => import('./lateParts.ts');

/** The layers over the page: menu, cart, comparison and messages. */
export function Layers({ chrome }: { chrome: Chrome }) {
  const { state } = usePrefs();
  const isWanted = usePersisted(uiVar, ({ isCartOpen, isMenuOpen }) => isCartOpen || isMenuOpen);
  const parts = useLate(loadParts, isWanted);
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
