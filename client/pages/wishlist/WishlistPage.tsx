import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/app/routeTypes.ts';
import { Container } from '#client/ui/Container.tsx';
import { OwnWishlist } from './OwnWishlist.tsx';
import { SharedWishlist } from './SharedWishlist.tsx';
import { sharedIds } from './sharedIds.ts';
import styles from './WishlistPage.module.css';

/** The shopper's own wishlist, or with ids in the address the one that somebody shared. */
export function WishlistPage({ view }: PageProps<'wishlist'>) {
  const ids = sharedIds(useLocation().search);
  return (
    <Container className={styles.page}>
      <meta name="robots" content="noindex" />
      {ids.length > 0 ? <SharedWishlist ids={ids} /> : <OwnWishlist variant={view.variant} />}
    </Container>
  );
}
