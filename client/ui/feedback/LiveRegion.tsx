import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';

/** Waits for things to settle, so that quick changes are said once. */
const DELAY_MS = 400;

/** Says a message aloud when it changes, politely: "24 products". Nothing is said about what the page began with. */
export function LiveRegion({ message }: { message: string }) {
  const [first] = useState(message);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Nothing to say for now: what was said last stays known.
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
