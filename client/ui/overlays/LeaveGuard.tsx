import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { addGuard, type BlockedNavigation } from './leaveGuards.ts';

interface LeaveGuardProps {
  /** Asks for confirmation before the user leaves the page. */
  isOn: boolean;
  /** Closing the tab would lose changes, so the browser asks as well; `isOn` by default. */
  isLost?: boolean;
  /** The dialog's texts; by default, they are about unsaved changes. */
  messages?: { title: string; text: string; leave: string };
  onLeave?: () => void;
}

/** Guards unsaved changes: with a dialog for navigation within the marketplace, otherwise with the browser's own (`beforeunload`). */
export function LeaveGuard({ isOn, isLost = isOn, ...question }: LeaveGuardProps) {
  useEffect(() => (isLost ? listen(window, { beforeunload: (event) => event.preventDefault() }) : undefined), [isLost]);
  return isOn ? <LeaveQuestion {...question} /> : null;
}

function LeaveQuestion({ messages, onLeave }: Pick<LeaveGuardProps, 'messages' | 'onLeave'>) {
  const t = useT();
  const [answer, setAnswer] = useState<BlockedNavigation | null>(null);
  const giveUp = useEffectEvent(() => onLeave?.());
  useEffect(
    () =>
      addGuard(
        {
          blocks: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
          onBlocked: setAnswer,
          giveUp: () => giveUp(),
        },
        'bottom',
      ),
    [],
  );
  const settle = (how: keyof BlockedNavigation) => {
    setAnswer(null);
    answer?.[how]();
  };
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      title={messages?.title ?? t('acc.unsaved')}
      confirmLabel={messages?.leave ?? t('acc.leave')}
      cancelLabel={t('acc.stay')}
      onCancel={() => settle('stay')}
      onConfirm={() => settle('leave')}
    >
      <p>{messages?.text ?? t('acc.unsavedText')}</p>
    </ConfirmDialog>
  );
}
