import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { Container } from '#client/ui/primitives/Container.tsx';
import { OwnWishlist } from './OwnWishlist.tsx';
import { SharedWishlist } from './SharedWishlist.tsx';
import { sharedIds } from './sharedIds.ts';
import styles from './WishlistPage.module.css';

/** The shopper's own wishlist, or with ids in the address the one that somebody shared. As a table it is a page of the account. */
export function WishlistPage({ view }: PageProps<'wishlist'>) {
  const ids = sharedIds(useLocation().search);
  const isMember = useSessionUser() !== null;
  if (view.variant === 'table' && ids.length === 0) {
    return (
      <AccountFrame isMember={isMember}>
        <meta name="robots" content="noindex" />
        <div className={styles.room}>
          <OwnWishlist variant="table" />
        </div>
      </AccountFrame>
    );
  }
  return (
    <Container className={styles.page}>
      <meta name="robots" content="noindex" />
      {ids.length > 0 ? <SharedWishlist ids={ids} /> : <OwnWishlist variant={view.variant} />}
    </Container>
  );
}
