import { useEffect } from 'react';
import { NavigationType, useBlocker, type BlockerFunction } from 'react-router-dom';

const isBackOrForward: BlockerFunction = ({ historyAction }) => historyAction === NavigationType.Pop;

/** While it is there, the browser's Back closes what lies over the page instead of leaving the page. The history stays as it was. */
export function BackCloses({ onClose }: { onClose: () => void }) {
  const blocker = useBlocker(isBackOrForward);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}
