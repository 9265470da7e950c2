import type { ListingQuery } from './listingQuery.ts';
import { writeListingQuery } from './writeListingQuery.ts';

interface KeptKeysProps {
  query: ListingQuery;
  /** Keys that the form's own fields say. */
  except: readonly string[];
}

/** The rest of the address, for forms that work without scripts. */
export function KeptKeys({ query, except }: KeptKeysProps) {
  return (
    <>
      {[...writeListingQuery(query)]
        .filter(([key]) => !except.includes(key))
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
    </>
  );
}
