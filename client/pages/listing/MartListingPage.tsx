import type { PageProps } from '#client/routes/routeTypes.ts';
import { ListingPage as PlainListingPage } from './ListingPage.tsx';
import { MartFront } from './MartFront.tsx';

/** The listing of the mart, which opens with its shelves. */
export function ListingPage({ view }: PageProps<'listing'>) {
  return <PlainListingPage view={view} Front={MartFront} />;
}
