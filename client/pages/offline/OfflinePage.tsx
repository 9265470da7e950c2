import { useLocation } from 'react-router-dom';
import { nextPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { Container } from '#client/ui/primitives/Layout.tsx';

/** Page that the service worker shows while offline in place of a page that is not cached. */
export function OfflinePage() {
  const t = useT();
  // The page was cached without the parameter, so the first render must ignore it.
  const isHydrated = useHydrated();
  const { search } = useLocation();
  const wanted = (isHydrated && nextPath(new URLSearchParams(search).get('next'))) || '/';
  return (
    <Container isPage>
      <title>{`${t('offline.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <NothingHere
        icon="warning"
        headingLevel={1}
        title={t('offline.title')}
        links={[
          { to: wanted, reloadDocument: true, label: t('offline.again') },
          { to: '/cart', label: t('offline.cart') },
          { to: '/wishlist', label: t('offline.wishlist') },
        ]}
      >
        {t(wanted.startsWith('/checkout') ? 'offline.checkout' : 'offline.text')}
      </NothingHere>
    </Container>
  );
}
