import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';

interface LiveRegionProps {
  /** What to say; said again only when it changes. */
  message: string;
  /** Waits for things to settle, so that quick changes are said once. */
  delayMs?: number;
}

/** Says a change aloud, politely: "24 products". Nothing is said about what the page began with. */
export function LiveRegion({ message, delayMs = 400 }: LiveRegionProps) {
  const [first] = useState(message);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Nothing to say for now: what was said last stays known.
    if (message === '' || message === said || (said === '' && message === first)) return;
    const timer = setTimeout(() => setSaid(message), delayMs);
    return () => clearTimeout(timer);
  }, [message, said, first, delayMs]);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
