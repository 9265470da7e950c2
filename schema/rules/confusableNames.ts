/** Detects vendor names that could be mistaken for an existing one. More precise than the skeletons, which are unique keys. */
import { plain, vendorNameSkeleton } from './vendorNames.ts';

/** Claims, legal forms, places and offices: adding one of them to a name does not make it a different name. */
const ADDITIONS = (
  'asal asli authentic bhd branch cawangan certified co com enterprise flagship genuine group holdings hq inc jb kl limited ltd malaysia mall mart msia my official online original outlet pj plt ' +
  'rasmi real sdn sg shop store the tm trading trusted tulen 官方 旗舰店 专卖店 正品 商店 店 马来西亚 大马'
).split(' ');
/** Words for a shop, which count as an addition only together with a claim: "Kedai Rasmi Kebun Utara". */
const SHOPS = ['butik', 'gerai', 'kedai', 'toko'];
const CLAIMS = ['asal', 'asli', 'authentic', 'genuine', 'official', 'original', 'rasmi', 'tulen'];
const either = (words: readonly string[]) => words.map((word) => vendorNameSkeleton(word)).join('|');
const ONE_ADDITION = `${either(ADDITIONS)}|(?:${either(SHOPS)})(?:${either(CLAIMS)})|(?:${either(CLAIMS)})(?:${either(SHOPS)})|\\d{1,4}`;
const ONLY_ADDITIONS = new RegExp(`^(?:${ONE_ADDITION})*$`, 'u');
/** A number at the end of a name: "Kebun Utara 2" is an addition, but "Kopi 2" is not the same as "Kopi 12". */
const NUMBER = /\s+(\d{1,4}|ii|iii|iv)$/iu;
const HAN = /\p{Script=Han}/u;

/** Shorter names are common words: "Ali" and "Ali Mart" are different. */
const MIN_CHARACTERS = { latin: 6, han: 2 };
/** Minimum length of a word, and of the whole name, for one changed letter to count as a typing error. */
const SLIP_WORD = 5;
const SLIP_NAME = 9;
/** Pairs of letters that are easily misread. Changing any other letter makes a different word: "Utara", "Utama". */
const ALIKE = ['bh', 'ce', 'co', 'ij', 'il', 'hn', 'mn', 'gq', 'nr', 'uv'];

/** Whether a new name equals an existing one, except for additions or a typing error. */
export function isConfusable(name: string, existing: string): boolean {
  const numbers = [name, existing].map((each) => NUMBER.exec(each)?.[1]);
  if (numbers.every((number) => number !== undefined) && numbers[0] !== numbers[1])
    return vendorNameSkeleton(name) === vendorNameSkeleton(existing);
  const [left, right] = [joined(name), joined(existing)];
  if (left === right) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return isWithAdditions(short, long) || isSlip(wordsOf(name), wordsOf(existing));
}

const cores = new Map<string, string>();
const MAX_CORES = 20_000;

/** A name's skeleton, excluding the number at the end of a long name. Memoised, because a new name is compared with all others. */
function joined(name: string): string {
  const known = cores.get(name);
  if (known !== undefined) return known;
  const unnumbered = vendorNameSkeleton(name.replace(NUMBER, ''));
  const core = isLong(unnumbered) ? unnumbered : vendorNameSkeleton(name);
  if (cores.size >= MAX_CORES) cores.clear();
  cores.set(name, core);
  return core;
}

function isLong(core: string): boolean {
  return [...core].length >= (HAN.test(core) ? MIN_CHARACTERS.han : MIN_CHARACTERS.latin);
}

function isWithAdditions(short: string, long: string): boolean {
  if (!isLong(short) || /\d$/.test(short)) return false;
  const at = long.indexOf(short);
  return at !== -1 && ONLY_ADDITIONS.test(long.slice(0, at)) && ONLY_ADDITIONS.test(long.slice(at + short.length));
}

function wordsOf(name: string): string[] {
  return plain(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether all words are equal except one, which has one letter more or fewer, two swapped letters, or one look-alike letter. */
function isSlip(name: readonly string[], existing: readonly string[]): boolean {
  if (name.length !== existing.length || name.join('').length < SLIP_NAME) return false;
  const differing = name.flatMap((word, at) => (word === existing[at] ? [] : [[word, existing[at] ?? ''] as const]));
  const [pair] = differing;
  return differing.length === 1 && pair !== undefined && isSlipOfWord(...pair);
}

function isSlipOfWord(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length < SLIP_WORD || long.length - short.length > 1 || !/^\p{Script=Latin}+$/u.test(long + short)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return ALIKE.includes([short[at], long[at]].sort().join(''));
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}
