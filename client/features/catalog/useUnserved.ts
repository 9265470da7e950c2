import { use } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';

/** That a seller does not deliver to where the shopper has chosen to have it delivered; null where they do, and before a choice. */
export function useUnserved({ shipsTo }: { shipsTo: readonly MalaysianState[] }): string | null {
  const t = useT();
  const { state } = use(PrefsContext);
  return state === null || shipsTo.includes(state) ? null : t('product.notDelivered', { state: t(`states.${state}`) });
}
