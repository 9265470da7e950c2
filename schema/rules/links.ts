/** Detects links in short, normalised texts that appear in emails, where mail clients would turn them into advertising for other sites. */

/** Top-level domains of three or more letters that are always rejected, because they are uncommon in names and street addresses. */
const TOP_LEVEL =
  'com|net|org|info|biz|shop|store|online|site|website|web|xyz|top|app|dev|link|click|live|club|vip|icu|cyou|sbs|cfd|buzz|bond|life|fun|win|bid|gift|gifts|promo|sale|deals|help|support|email|cloud|tech|pro|mobi|asia|cash|money|finance|loan|bet|casino|news|blog|work|page|zone|space|host|today|world|digital|network|services|center|team|chat|social|monster|quest|bank|pay|tel';
const END = '(?![\\p{L}\\p{N}])';
/** A scheme, "www.", an IPv4 address, a common top-level domain, or any domain before a path: "rizq.com", "rizq.pw/claim". */
const linkWithPath = (path: string) =>
  new RegExp(`://|\\bwww\\.|(?<!\\d)\\d{1,3}(?:\\.\\d{1,3}){3}(?!\\d)|[\\p{L}\\p{N}]\\.(?:${TOP_LEVEL})${END}|${path}`, 'iu');
/** Does not match "St. Ann", "A.Rahman" or "Mohd.Ali". */
const IN_NAME = linkWithPath('[\\p{L}\\d]\\.\\p{L}{2,24}/');
/** Does not match "Jln.PJS/2", because in a street the part after the slash begins with a digit. */
const IN_STREET = linkWithPath('[\\p{L}\\d]\\.\\p{L}{2,24}/\\p{L}');
/**
 * Hosts that differ from abbreviations by case and length: "a.co", "rizq.Me", "evil.ninja", "rizq-gift.Ninja", but not "Jln.SS
 * 2", "jln.ampang" or "St.Mary". Repetitions are bounded, so that matching takes linear time.
 */
const HOST = new RegExp(
  [
    `[\\p{L}\\p{N}]\\.\\p{Ll}{2}${END}`,
    `[\\p{L}\\p{N}-]{4}\\.(?:[\\p{Lu}\\p{Ll}]{2}|\\p{Ll}{3,24})${END}`,
    `-[\\p{L}\\p{N}]{1,40}\\.[\\p{Lu}\\p{Ll}]{2,24}${END}`,
  ].join('|'),
  'u',
);

/** For sentences, in which a full stop without a space is not a host. */
export const hasLinkInProse = (text: string): boolean => IN_NAME.test(text);
export const hasLink = (name: string): boolean => IN_NAME.test(name) || HOST.test(name);
export const hasLinkInStreet = (line: string): boolean => IN_STREET.test(line) || HOST.test(line);
