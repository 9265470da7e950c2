import { useEffect, useEffectEvent } from 'react';
import { NavigationType } from 'react-router-dom';
import { addGuard } from './leaveGuards.ts';

/** While it is there, the browser's Back closes what lies over the page instead of leaving the page. The history stays as it was. */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(
    () =>
      addGuard(
        {
          blocks: ({ historyAction }) => historyAction === NavigationType.Pop,
          meet: ({ stay }) => {
            stay();
            close();
          },
        },
        'top',
      ),
    [],
  );
  return null;
}
