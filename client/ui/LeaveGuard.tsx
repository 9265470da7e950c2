import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  isOn: boolean;
  /** It is given up. */
  onLeave: () => void;
}

/** Asks before a page is left with something unsaved in it: inside the shop with a dialog, otherwise with the browser's own. */
export function LeaveGuard({ isOn, onLeave }: LeaveGuardProps) {
  const t = useT();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('acc.unsaved')}
      confirmLabel={t('acc.leave')}
      cancelLabel={t('acc.stay')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    >
      <p>{t('acc.unsavedText')}</p>
    </ConfirmDialog>
  );
}
