/** Paths of email links. While a link is valid, it grants access to an account or proves access to an inbox. */
const PATH = /^\/(?:reset-password|confirm-email|user-alerts\/guest)(?:\/|$)/i;
/** A token in the query, or in a path in the query that a form redirects to. */
const QUERY = /(?:[?&]|%3F|%26)token(?:=|%3D)/i;

/** Whether a page's URL may contain the secret token of an email's link. Such pages are not cached. */
export function isSecretUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return PATH.test(pathname) || QUERY.test(search);
}
