import type { ReactNode } from 'react';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { SectionError } from '#client/ui/SectionError.tsx';
import { OpenShopForm } from './OpenShopForm.tsx';

interface HubPageProps<Shop> {
  title: PlainMessageKey;
  /** Who asks, with the own shop; missing when it could not be read. */
  viewer: { id: string; vendor: Shop | null } | null | undefined;
  onRetry: () => void;
  children: (shop: Shop) => ReactNode;
}

/** A page of the back office: for its seller the page, for a member without a shop the way to one. */
export function HubPage<Shop>({ title, viewer, onRetry, children }: HubPageProps<Shop>) {
  const t = useT();
  return (
    <>
      <title>{`${t(title)} · ${t('hub.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {!viewer ? (
        <>
          <h1 tabIndex={-1}>{t(title)}</h1>
          <SectionError onRetry={onRetry} message={t('ui.wrong')} />
        </>
      ) : viewer.vendor ? (
        children(viewer.vendor)
      ) : (
        <OpenShopForm viewerId={viewer.id} onOpened={onRetry} />
      )}
    </>
  );
}
