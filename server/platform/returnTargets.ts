/** Maximum characters of a return URL, to which the marketplace sends a buyer after a payment. */

const MAX_LENGTH = 500;

/** Schemes that do not belong to apps, or that browsers and phones handle themselves. */
const RESERVED_SCHEMES = new Set(
  'about blob chrome content data file filesystem ftp geo http https intent javascript mailto market res resource sms tel vbscript view-source ws wss'.split(
    ' ',
  ),
);

/** Encoded control characters, dots, slashes and backslashes, which applications may decode to a different path. */
const ENCODED_SYNTAX = /%(?:[01][0-9a-f]|7f|2e|2f|5c)/i;

/** Parses a list of https origins and app schemes such as `https://app.example, myapp://`. Returns null if an entry is neither. */
export function parseReturnTargets(text: string): string[] | null {
  const targets = text.split(',').map((each) => each.trim());
  const parsed = targets.map((target) => originOf(target) ?? schemeOf(target));
  return parsed.every((target) => target !== null) ? parsed : null;
}

/**
 * Whether a return URL begins with a registered origin or app scheme. The URL must be in the form that browsers write: no user
 * information, fragment, dot segments, backslashes, whitespace or non-ASCII characters. This keeps every parser from reading a
 * different host.
 */
export function isReturnUrl(url: string, targets: readonly string[]): boolean {
  if (url.length > MAX_LENGTH || !/^[\x21-\x7e]+$/.test(url) || /[\\#<>"]/.test(url) || !URL.canParse(url)) return false;
  const { href, protocol, host, origin, username, password, pathname } = new URL(url);
  if (username !== '' || password !== '' || host.includes('@') || ENCODED_SYNTAX.test(`${host}${pathname}`)) return false;
  if (pathname.includes('//')) return false;
  if (href !== url && href !== `${url}/`) return false;
  return targets.includes(protocol === 'https:' ? origin : `${protocol}//`) && url.startsWith(`${protocol}//`);
}

/** The return URL with the order's number and status, which replace parameters with these names. */
export function returnLocation(url: string, { order, status }: { order: string; status: string }): string {
  const location = new URL(url);
  location.searchParams.set('order', order);
  location.searchParams.set('status', status);
  return location.href;
}

/** A target as a content security policy source. */
export function sourceOf(target: string): string {
  return target.endsWith('://') ? target.slice(0, -2) : target;
}

function originOf(text: string): string | null {
  if (!/^https:\/\/[a-z0-9.[\]:-]+\/?$/.test(text) || !URL.canParse(text)) return null;
  const { origin } = new URL(text);
  return text.replace(/\/$/, '') === origin ? origin : null;
}

function schemeOf(text: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\/$/.exec(text)?.[1];
  return scheme === undefined || RESERVED_SCHEMES.has(scheme) ? null : text;
}
