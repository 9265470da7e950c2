import { useEffect } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { hydrationVar } from '#client/state/hydrateState.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { toast } from '#client/ui/toast/toast.ts';

/** Says quietly, once, that what was kept on this device could not be read in time, and that the shop starts afresh. */
export function useStorageNotice(): void {
  const t = useT();
  const isLost = usePersisted(hydrationVar) === 'defaults';
  useEffect(() => {
    if (isLost) toast.info(t('header.storageLost'), { id: 'storage-lost' });
  }, [isLost, t]);
}
