import { useT } from '#client/i18n/useT.ts';
import type { AppPath } from '#client/config/links.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';

/** Puts the address of a page into the clipboard, to paste where shoppers are. */
export function CopyLink({ path }: { path: AppPath }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast.success(t('vendorSettings.copied'));
    } catch {
      toast.warning(t('product.copyFailed'));
    }
  };
  return (
    <Button look="outline" size="small" icon="copy" onClick={() => void copy()}>
      {t('vendorSettings.copyLink')}
    </Button>
  );
}
