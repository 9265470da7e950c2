import type { PageProps } from '#client/routes/routeTypes.ts';
import { ListingPage } from './ListingPage.tsx';
import { MartFront } from './MartFront.tsx';

/** The listing of the mart, which opens with its shelves. */
export function MartPage({ view }: PageProps<'listing'>) {
  return <ListingPage view={view} Front={MartFront} />;
}
