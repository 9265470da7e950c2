/** Names of shops: which are alike, and which would pass for the market itself. */

/** Letters of other scripts, and small capitals, that are read as a Latin one. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', г: 'r', е: 'e', з: 'z', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', α: 'a', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ζ: 'z' },
  ...{ ı: 'i', ɪ: 'i', ʀ: 'r', ᴢ: 'z', ɋ: 'q', ƶ: 'z', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe' },
};
/** Digits and signs that stand for a letter, and letters that look the same. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '9': 'q',
  l: 'i',
  '|': 'i',
  '!': 'i',
  $: 's',
};

const MARKET = 'rizq';
/** The market's name as it is written in Arabic: a word like any other, unless it is all of a name. */
const MARKET_IN_ARABIC = 'رزق';
/** Who speaks for a market, without spaces. */
const OFFICES: readonly string[] = [
  ...['admin', 'administrator', 'admins', 'bantuan', 'customercare', 'customerservice', 'customersupport', 'help', 'helpcentre'],
  ...['helpcenter', 'helpdesk', 'khidmatpelanggan', 'moderator', 'official', 'payments', 'rasmi', 'refunds', 'security', 'sokongan'],
  ...['staff', 'support', 'system', 'verified'],
];
/** What else stands beside the market's name, in one word with it, where it is meant. */
const TRADES: readonly string[] = [
  'mall',
  'malaysia',
  'market',
  'marketplace',
  'mart',
  'my',
  'pasar',
  'sale',
  'seller',
  'shop',
  'store',
  'team',
];
const OF_OFFICES = new Set(OFFICES.map(look));
const OF_MARKET = new Set(['', ...OFFICES, ...TRADES].map(look));

/** Two names of one key are read as the same: without case, accents, spaces, signs, and scripts that look like Latin. */
export function vendorNameKey(name: string): string {
  return plain(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What may follow, or precede, a shop's name and makes no other shop of it. */
const GENERIC = new Set([
  ...[
    'asal',
    'asli',
    'bhd',
    'enterprise',
    'hq',
    'malaysia',
    'my',
    'official',
    'online',
    'original',
    'outlet',
    'rasmi',
    'sdn',
    'shop',
    'store',
  ],
  ...['the', 'trading'],
]);
const CONFUSABLE: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/v/g, 'u'],
  [/0/g, 'o'],
  [/[1|]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/[5$]/g, 's'],
  // Last: what was doubled, and what has become so.
  [/(\p{L})\1+/gu, '$1'],
];

/**
 * Names of one skeleton can be taken for each other at a glance: without generic words at either end, with letters that look alike as one, and
 * doubled letters once. Coarser than the key: it is for refusing a new name beside one that exists.
 */
export function vendorNameSkeleton(name: string): string {
  const words = plain(name)
    .split(/[^\p{L}\p{N}|$]+/u)
    .filter((word) => word !== '');
  let [from, to] = [0, words.length];
  while (from < to && GENERIC.has(words[from] ?? '')) from += 1;
  while (to > from && GENERIC.has(words[to - 1] ?? '')) to -= 1;
  const own = from < to ? words.slice(from, to) : words;
  return CONFUSABLE.reduce((text, [sign, character]) => text.replace(sign, character), own.join(''));
}

/** Whether a name would pass for the market or for one of its offices. */
export function isMarketName(name: string): boolean {
  const words = plain(name)
    .split(/[^\p{L}\p{N}|!$]+/u)
    .map(look);
  const whole = words.join('');
  const rest = whole.startsWith(MARKET) ? whole.slice(MARKET.length) : whole.endsWith(MARKET) ? whole.slice(0, -MARKET.length) : null;
  const isOfMarket = words.includes(MARKET) || (rest !== null && OF_MARKET.has(rest));
  return isOfMarket || OF_OFFICES.has(whole) || whole === MARKET_IN_ARABIC;
}

function plain(name: string): string {
  const characters = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return [...characters].map((character) => READ_AS[character] ?? character).join('');
}

function look(word: string): string {
  return [...word].map((sign) => STANDS_FOR[sign] ?? sign).join('');
}
