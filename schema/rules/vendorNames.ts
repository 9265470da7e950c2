/** Vendor names: detects confusable names and names that impersonate the marketplace. */

/** Homoglyphs: a letter of another script or a variant of a Latin one, followed by the Latin letters that it resembles. */
const HOMOGLYPHS =
  'аa вb гr еe зz іi јj кk мm нh оo рp сc тt уy хx ѕs ԁd ԛq ԝw һh ӏl αa ιi κk νv οo ρp τt υu χx ζz ıi ɪi ʀr ᴢz ' +
  'ɋq ƶz øo łl ßss æae œoe ƙk ɓb ƈc ɗd ƒf ɠg ɦh ɨi ʝj ɭl ɱm ɲn ŋn ƥp ʠq ɽr ʂs ƭt ʋv ⱳw ƴy ʐz đd ðd ħh ŧt ƀb ɉj ɍr ' +
  'ɏy ɇe ⱥa ȼc ǥg ꝁk ⱪk ƚl ɵo ȥz ɑa ɡg ɩi əe ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ʈt ' +
  'ĸk ɖd ȿs ɀz օo ոn սu հh ցg զq յj';
const READ_AS: Readonly<Record<string, string>> = Object.fromEntries(
  HOMOGLYPHS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
/** Leet substitutions: digits and signs used as letters, and letters that look alike. */
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
/** The marketplace's name in Arabic. It is an ordinary word, so it is reserved only as a whole name. */
const MARKET_IN_ARABIC = 'رزق';
/** Official roles, without spaces. */
const OFFICES: readonly string[] = (
  'admin administrator admins bantuan customercare customerservice customersupport help helpcentre helpcenter helpdesk ' +
  'khidmatpelanggan moderator official payment payments rasmi refund refunds security sokongan staff support system verified'
).split(' ');
/** Words that make a name look official in combination with the marketplace's name. */
const TRADES: readonly string[] = (
  'bank care delivery express logistics mall malaysia market marketplace mart my pasar pay plus premium sale seller shop store team ' +
  'wallet'
).split(' ');
/** Words that turn an official role into a team or place, such as "Pasukan Sokongan", "Marketplace Support". */
const TEAMS: readonly string[] = (
  'bahagian care center centre customer department desk hotline jabatan kaunter line our pasukan pelanggan perkhidmatan pusat service ' +
  'services talian the tim unit user users vendor'
).split(' ');
/** Words for official roles that rarely occur in product names. */
const CLEAR_OFFICES: readonly string[] =
  'admin administrator admins bantuan moderator official payment payments rasmi refund refunds sokongan support verified'.split(' ');
const OF_CLEAR_OFFICES = new Set(CLEAR_OFFICES.map(look));
const OF_TEAMS = new Set([...OFFICES, ...TEAMS, ...TRADES].map(look));
/** Chinese and Tamil names of official roles: the whole name, optionally with a platform. */
const OFFICE_IN_OTHER_SCRIPTS =
  /^(?:官方|平台|商城|在线|人工)*(?:客服|客户服务|客服中心|客户支持|管理员|官方)$|^(?:வாடிக்கையாளர் )?(?:ஆதரவு|சேவை)$/u;
const OF_OFFICES = new Set(OFFICES.map(look));
const OF_MARKET = new Set(['', ...OFFICES, ...TRADES].map(look));

/** Marks of approval, reserved anywhere in a name because the marketplace awards none. */
const SEAL = /[\u2611\u2705\u2713\u2714\u{1f5f8}\u{1f5f9}]/u;
const SEALED = new Set(['disahkan', 'verified'].map(look));

/** Generic words, ignored at both ends of a name. */
const GENERIC = new Set(
  'asal asli bhd enterprise hq malaysia my official online original outlet rasmi sdn shop store the trading'.split(' '),
);
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
 * Confusability skeleton: removes generic words at both ends, merges letters that look alike, collapses doubled letters.
 * Coarser than the key; used to reject new names that resemble an existing one.
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

/** Whether a name impersonates the marketplace or one of its official roles, or contains a mark of approval. */
export function isMarketName(name: string): boolean {
  const words = plain(name).split(BETWEEN_WORDS).map(look);
  const whole = words.join('');
  const rest = whole.startsWith(MARKET) ? whole.slice(MARKET.length) : whole.endsWith(MARKET) ? whole.slice(0, -MARKET.length) : null;
  // A word in another script consists of letters that resemble Latin ones and others that do not, so it is not mixed.
  const typed = folded(name).split(BETWEEN_WORDS);
  if (words.some((word, at) => isMixed(word) && LATIN.test(typed[at] ?? ''))) return true;
  const given = words.filter((word) => word !== '');
  // At least two words, because "Kedai Rasmi" alone would match; "Official" is listed separately.
  const isTeam = given.length > 1 && given.some((word) => OF_CLEAR_OFFICES.has(word)) && given.every((word) => OF_TEAMS.has(word));
  const once = whole.replace(/(.)\1+/gu, '$1');
  if (SEAL.test(name) || given.some((word) => SEALED.has(word))) return true;
  if (isTeam || once === MARKET || OFFICE_IN_OTHER_SCRIPTS.test(name.normalize('NFKC').trim())) return true;
  const isOfMarket = words.includes(MARKET) || (rest !== null && OF_MARKET.has(rest));
  return isOfMarket || OF_OFFICES.has(whole) || whole === MARKET_IN_ARABIC;
}

/**
 * Whether a word mixes Latin letters with those of a script other than Han. Such a word is unlikely to be a name, and the table
 * of look-alikes is incomplete.
 */
function isMixed(word: string): boolean {
  return LATIN.test(word) && /(?![\p{Script=Latin}\p{Script=Han}])\p{L}/u.test(word);
}

/** Accents of any script. Vowel signs of Tamil and Thai and voicing marks of kana are excluded, because they make a different word. */
const ACCENT = /(?![\u3099\u309a])(?=\p{M})\p{Script=Inherited}/gu;

/** Signs after a name that do not change it; NFKD would convert them to letters. */
const MARKS = /[™℠®©]/gu;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}|!$]+/u;
const LATIN = /\p{Script=Latin}/u;

/** Lower-cases a name and strips its marks and accents. */
function folded(name: string): string {
  return name.replace(MARKS, '').normalize('NFKD').replace(ACCENT, '').toLowerCase();
}

/** The same, with letters that resemble Latin ones replaced by them. */
export function plain(name: string): string {
  return [...folded(name)].map((character) => READ_AS[character] ?? character).join('');
}

function look(word: string): string {
  return [...word].map((sign) => STANDS_FOR[sign] ?? sign).join('');
}
