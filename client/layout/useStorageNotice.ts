import { useEffect, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { hydrationVar } from '#client/state/hydrateState.ts';
import { onRefused } from '#client/state/storage.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';

/** Says quietly that what was kept on this device could not be read in time, or that the browser keeps nothing. */
export function useStorageNotice(): void {
  const t = useT();
  const isLost = usePersisted(hydrationVar) === 'defaults';
  useEffect(() => {
    if (isLost) toast.info(t('header.storageLost'), { id: 'storage-lost' });
  }, [isLost, t]);
  const isTold = useRef(false);
  useEffect(
    () =>
      onRefused(() => {
        if (!isTold.current) toast.warning(t('ui.notKept'), { id: 'not-kept' });
        isTold.current = true;
      }),
    [t],
  );
}
