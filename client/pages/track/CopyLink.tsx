import { use, useState } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { Button } from '#client/ui/Button.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';

/** The address of this page for somebody else, who then needs the e-mail of the order. */
export function CopyLink({ to }: { to: AppPath }) {
  const t = useT();
  const origin = use(OriginContext);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(`${origin}${to}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  if (globalThis.isSecureContext === false) return null;
  return (
    <>
      <Button look="text" onClick={copy}>
        {t(isCopied ? 'track.linkCopied' : 'track.copyLink')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? t('track.linkCopied') : ''}</span>
      </VisuallyHidden>
    </>
  );
}
