import { useEffect, useRef, type ReactNode } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { focusHeading } from '#client/lib/focusHeading.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { CreateVendorForm } from './CreateVendorForm.tsx';

interface ConsolePageProps<Shop> {
  title: PlainMessageKey;
  /** Who asks, with the own vendor; missing when it could not be read. */
  viewer: { id: string; vendor: Shop | null } | null | undefined;
  onRetry: () => void;
  children: (shop: Shop) => ReactNode;
}

/** A page of the back office: for its seller the page, for a member without a vendor the way to one. */
export function ConsolePage<Shop>({ title, viewer, onRetry, children }: ConsolePageProps<Shop>) {
  const t = useT();
  const hasShop = viewer ? viewer.vendor !== null : null;
  const had = useRef(hasShop);
  useEffect(() => {
    // The vendor was opened with the form at the foot of which somebody is: the page takes its place at this address.
    if (had.current === false && hasShop === true) {
      window.scrollTo(0, 0);
      focusHeading();
    }
    had.current = hasShop;
  }, [hasShop]);
  return (
    <>
      <title>{`${t(title)} · ${t('console.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {!viewer ? (
        <>
          <h1 tabIndex={-1}>{t(title)}</h1>
          <SectionError onRetry={onRetry} message={t('ui.wrong')} />
        </>
      ) : viewer.vendor ? (
        children(viewer.vendor)
      ) : (
        <CreateVendorForm viewerId={viewer.id} onOpened={onRetry} />
      )}
    </>
  );
}
