import { useT } from '#client/i18n/useT.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** Note that a vendor does not deliver to the chosen state; null if the vendor does, or if no state is chosen. */
export function useNotDeliveredNote({ shipsTo }: { shipsTo: readonly MalaysianState[] }): string | null {
  const t = useT();
  const { state } = usePrefs();
  return state === null || shipsTo.includes(state) ? null : t('product.notDelivered', { state: t(`states.${state}`) });
}
