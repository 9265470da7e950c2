/** Links in short texts that emails show: mail clients would turn them into the marketplace's advertising of another site. */
import { normaliseLine } from './normaliseText.ts';

const TOP_LEVEL = 'com|net|org|info|biz|io|co|my|sg|shop|store|online|site|xyz|top|app|dev|link|click';
/** A scheme, "www.", a host with a usual top-level domain, or with one of any kind before a path: "rizq.com", "rizq.pw/claim". */
const linkWithPath = (path: string) => new RegExp(`://|\\bwww\\.|${path}|[\\p{L}\\d-]{2,}\\.(?:${TOP_LEVEL})(?![\\p{L}\\d])`, 'iu');
/** Not "St. Ann", "A.Rahman" or "Mohd.Ali". */
const IN_NAME = linkWithPath('[\\p{L}\\d]\\.\\p{L}{2,}/');
/** Not "Jln.PJS/2": a path of a street begins with a digit. */
const IN_STREET = linkWithPath('[\\p{L}\\d]\\.\\p{L}{2,}/\\p{L}');

export const hasLink = (name: string): boolean => IN_NAME.test(normaliseLine(name));
export const hasLinkInStreet = (line: string): boolean => IN_STREET.test(normaliseLine(line));
