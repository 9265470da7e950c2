import { withHash, withQuery, type BuiltPath } from '#client/config/links.ts';

/** Fragment of the message form. */
export const MESSAGE_PLACE = 'message';

/** Link to the message form on the current vendor page. */
export function messagePath(pathname: string, vendorInQuery: string | null): BuiltPath {
  return withHash(withQuery(pathname, { vendor: vendorInQuery, tab: 'about' }), MESSAGE_PLACE);
}
