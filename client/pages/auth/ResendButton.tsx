import { useEffect, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { Button } from '#client/ui/primitives/Button.tsx';

/** Letters take a moment: asking again at once would only send two. */
const WAIT_SECONDS = 30;

/** Asks for another letter, once the first has had time to arrive. */
export function ResendButton({ isBusy }: { isBusy: boolean }) {
  const t = useT();
  const [seconds, setSeconds] = useState(WAIT_SECONDS);
  // Without scripts nothing would count.
  const isWaiting = useHydrated() && seconds > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return (
    <Button
      type="submit"
      look="outline"
      isBusy={isBusy}
      aria-disabled={isWaiting || undefined}
      onClick={(event) => {
        if (isWaiting) event.preventDefault();
      }}
    >
      {isWaiting ? t('auth.resendIn', { n: seconds }) : t('auth.resend')}
    </Button>
  );
}
