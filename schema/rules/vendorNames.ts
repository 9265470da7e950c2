/** Vendor names: detection of confusable names and of impersonation of the marketplace. */

/** Homoglyphs: letters of other scripts and small capitals that read as a Latin letter. */
const READ_AS: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', г: 'r', е: 'e', з: 'z', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', α: 'a', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ζ: 'z' },
  ...{ ı: 'i', ɪ: 'i', ʀ: 'r', ᴢ: 'z', ɋ: 'q', ƶ: 'z', ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe' },
};
/** Leet substitutions: digits and signs that stand for a letter, and lookalike letters. */
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
/** The marketplace's name in Arabic: an ordinary word, so that it is reserved only as a whole name. */
const MARKET_IN_ARABIC = 'رزق';
/** Official roles, without spaces. */
const OFFICES: readonly string[] = [
  ...['admin', 'administrator', 'admins', 'bantuan', 'customercare', 'customerservice', 'customersupport', 'help', 'helpcentre'],
  ...['helpcenter', 'helpdesk', 'khidmatpelanggan', 'moderator', 'official', 'payments', 'rasmi', 'refunds', 'security', 'sokongan'],
  ...['staff', 'support', 'system', 'verified'],
];
/** Words that make a name official when joined with the marketplace's name. */
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

/** Generic words that do not distinguish a name at either end. */
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
  // Last: doubled letters, including those created by the rules above.
  [/(\p{L})\1+/gu, '$1'],
];

/**
 * Confusability skeleton: without generic words at either end, lookalike letters merged, doubled letters collapsed. Coarser than the key;
 * used to reject new names that resemble an existing one.
 */
export function vendorNameSkeleton(name: string): string {
  const words = plain(name)
    .split(/[^\p{L}\p{M}\p{N}|$]+/u)
    .filter((word) => word !== '');
  let [from, to] = [0, words.length];
  while (from < to && GENERIC.has(words[from] ?? '')) from += 1;
  while (to > from && GENERIC.has(words[to - 1] ?? '')) to -= 1;
  const own = from < to ? words.slice(from, to) : words;
  return CONFUSABLE.reduce((text, [sign, character]) => text.replace(sign, character), own.join(''));
}

/** Whether a name impersonates the marketplace or one of its official roles. */
export function isMarketName(name: string): boolean {
  const words = plain(name)
    .split(/[^\p{L}\p{M}\p{N}|!$]+/u)
    .map(look);
  const whole = words.join('');
  const rest = whole.startsWith(MARKET) ? whole.slice(MARKET.length) : whole.endsWith(MARKET) ? whole.slice(0, -MARKET.length) : null;
  if (words.some(isMixed)) return true;
  const isOfMarket = words.includes(MARKET) || (rest !== null && OF_MARKET.has(rest));
  return isOfMarket || OF_OFFICES.has(whole) || whole === MARKET_IN_ARABIC;
}

/** Whether a word joins Latin letters with those of a script other than Han: hardly a name, and every lookalike is not listed. */
function isMixed(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /(?![\p{Script=Latin}\p{Script=Han}])\p{L}/u.test(word);
}

/** Accents of any script; the vowel signs of Tamil or Thai and the voicing of kana make other words. */
const ACCENT = /(?![\u3099\u309a])(?=\p{M})\p{Script=Inherited}/gu;

function plain(name: string): string {
  const characters = name.normalize('NFKD').replace(ACCENT, '').toLowerCase();
  return [...characters].map((character) => READ_AS[character] ?? character).join('');
}

function look(word: string): string {
  return [...word].map((sign) => STANDS_FOR[sign] ?? sign).join('');
}
