import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';

interface UnsavedGuardProps {
  /** Whether to ask before the page is left. */
  isOn: boolean;
  /** Whether something would be lost with the tab, too: then the browser asks as well. */
  isLost: boolean;
  title: string;
  /** What becomes of it. */
  children: ReactNode;
}

/** Asks before a page of the back office is left with something unsaved in it. */
export function UnsavedGuard({ isOn, isLost, title, children }: UnsavedGuardProps) {
  const t = useT();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isLost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      confirmLabel={t('hubGoods.leave')}
      cancelLabel={t('hubGoods.stay')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
