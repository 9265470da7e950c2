import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { toast } from '#client/ui/toast/toast.tsx';

/** The device's own way to share; without one the address is copied. */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  const t = useT();
  const share = async () => {
    const url = window.location.href;
    // Typed as always there, but it is not on every browser, nor on insecure origins.
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
  return (
    <button type="button" className={className} onClick={() => void share()}>
      <Icon name="share" size={18} />
      {t('product.share')}
    </button>
  );
}
