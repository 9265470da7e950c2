import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { addGuard, type Answer } from './leaveGuards.ts';

interface LeaveGuardProps {
  /** Whether to ask before the page is left. */
  isOn: boolean;
  /** Whether something would be lost with the tab too, so that the browser asks as well; as `isOn` unless told. */
  isLost?: boolean;
  /** What is asked, where it is not about changes that would be lost. */
  words?: { title: string; text: string; leave: string };
  onLeave?: () => void;
}

/** Asks before a page is left with something unsaved in it: inside the marketplace with a dialog, otherwise with the browser's own. */
export function LeaveGuard({ isOn, isLost = isOn, ...question }: LeaveGuardProps) {
  useEffect(() => (isLost ? listen(window, { beforeunload: (event) => event.preventDefault() }) : undefined), [isLost]);
  return isOn ? <LeaveQuestion {...question} /> : null;
}

function LeaveQuestion({ words, onLeave }: Pick<LeaveGuardProps, 'words' | 'onLeave'>) {
  const t = useT();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const giveUp = useEffectEvent(() => onLeave?.());
  useEffect(
    () =>
      addGuard(
        {
          blocks: ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
          meet: setAnswer,
          giveUp: () => giveUp(),
        },
        'bottom',
      ),
    [],
  );
  const settle = (how: keyof Answer) => {
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
