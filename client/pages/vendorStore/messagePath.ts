import { withHash, withQuery } from '#client/config/links.ts';
import type { BuiltPath } from '#client/config/links.ts';

/** Where on the page one writes to the seller. */
export const MESSAGE_PLACE = 'message';

/** The form to write to the seller, on the page of the shop that one is on. */
export function messagePath(pathname: string, vendorInQuery: string | null): BuiltPath {
  return withHash(withQuery(pathname, { vendor: vendorInQuery, tab: 'about' }), MESSAGE_PLACE);
}
