import { use } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { useCopied } from '#client/ui/feedback/useCopied.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';

/** The address of this page for somebody else, who then needs the e-mail of the order. */
export function CopyLink({ to }: { to: AppPath }) {
  const t = useT();
  const origin = use(OriginContext);
  const { isPossible, isCopied, copy } = useCopied(`${origin}${to}`);
  if (!isPossible) return null;
  return (
    <>
      <Button look="text" needsScript onClick={copy}>
        {t(isCopied ? 'track.linkCopied' : 'track.copyLink')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('track.linkCopied') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
