import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';

interface DraftGuardProps {
  /** Whether something is not published. */
  isOn: boolean;
  /** Whether a picture is on its way, which would be lost. */
  isUploading: boolean;
}

/** Asks before the page is left with something unpublished: the draft stays, but shoppers do not see it. */
export function DraftGuard({ isOn, isUploading }: DraftGuardProps) {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => (isOn || isUploading) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('hubGoods.leaveTitle')}
      confirmLabel={t('hubGoods.leave')}
      cancelLabel={t('hubGoods.stay')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{t(isUploading ? 'hubGoods.leaveUploading' : 'hubGoods.leaveText')}</p>
    </ConfirmDialog>
  );
}
