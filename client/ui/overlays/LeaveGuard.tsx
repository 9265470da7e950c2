import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { addGuard, type BlockedNavigation } from './leaveGuards.ts';

interface LeaveGuardProps {
  /** Whether leaving the page needs a confirmation. */
  isOn: boolean;
  /** Whether closing the tab also loses changes, so that the browser asks; default `isOn`. */
  isLost?: boolean;
  /** Dialog texts, unless they are about unsaved changes. */
  words?: { title: string; text: string; leave: string };
  onLeave?: () => void;
}

/** Guard of unsaved changes: a dialog inside the marketplace, otherwise the browser's own (`beforeunload`). */
export function LeaveGuard({ isOn, isLost = isOn, ...question }: LeaveGuardProps) {
  useEffect(() => (isLost ? listen(window, { beforeunload: (event) => event.preventDefault() }) : undefined), [isLost]);
  return isOn ? <LeaveQuestion {...question} /> : null;
}

function LeaveQuestion({ words, onLeave }: Pick<LeaveGuardProps, 'words' | 'onLeave'>) {
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
      title={words?.title ?? t('acc.unsaved')}
      confirmLabel={words?.leave ?? t('acc.leave')}
      cancelLabel={t('acc.stay')}
      onCancel={() => settle('stay')}
      onConfirm={() => settle('leave')}
    >
      <p>{words?.text ?? t('acc.unsavedText')}</p>
    </ConfirmDialog>
  );
}
