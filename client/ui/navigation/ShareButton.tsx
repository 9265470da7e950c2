import type { ComponentProps, ReactNode } from 'react';
import type { AppPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';

interface ShareButtonProps {
  title: string;
  /** Path to share instead of the current URL. */
  path?: AppPath;
  /** Button variant; unstyled if omitted. */
  variant?: ComponentProps<typeof Button>['variant'];
  children: ReactNode;
}

/** Opens the native share dialog, or copies the URL if the browser has none. */
export function ShareButton({ title, path, variant, children }: ShareButtonProps) {
  const t = useT();
  const share = async () => {
    const url = path === undefined ? window.location.href : new URL(path, window.location.origin).href;
    // Missing in some browsers and in insecure contexts, despite its type.
    const nativeShare = (navigator as Partial<Navigator>).share;
    try {
      if (nativeShare) {
        await nativeShare.call(navigator, { title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toast.success(t('product.copied'));
    } catch (reason) {
      const isCancelled = reason instanceof DOMException && reason.name === 'AbortError';
      if (!isCancelled) toast.warning(t('product.copyFailed'));
    }
  };
  if (variant) {
    return (
      <Button variant={variant} size="small" icon="share" onClick={() => void share()}>
        {children}
      </Button>
    );
  }
  return (
    <button type="button" onClick={() => void share()}>
      <Icon name="share" size={18} />
      <span>{children}</span>
    </button>
  );
}
