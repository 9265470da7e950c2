import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';

/** Debounce time, so that quick changes are announced only once. */
const DELAY_MS = 400;

/** Polite live region: announces changes to a message ("24 products"), but not the initial message. */
export function LiveRegion({ message }: { message: string }) {
  const [first] = useState(message);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // An empty message does not replace the last announcement.
    if (message === '' || message === said || (said === '' && message === first)) return;
    const timer = setTimeout(() => setSaid(message), DELAY_MS);
    return () => clearTimeout(timer);
  }, [message, said, first]);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
