import { amountOf, parseQuantity } from './quantity.ts';

/**
 * The sort order of sizes: one size, clothing, ages, numbers, country-specific sizes, waist and inseam, beds, paper, lengths,
 * amounts. Within a group, sizes are sorted by their measure, whatever the notation: "2XL" equals "XXL", "1.5 m" equals "150 cm",
 * "1 year" follows "11 months".
 */

/** Measure of a size; `then` breaks ties. */
interface Measure {
  size: number;
  then?: number;
}
type Read = (text: string) => Measure | null;

const WORDS: Readonly<Record<string, number>> = {
  ...{ 'extra small': -1, 'x small': -1, 'sangat kecil': -1, 特小: -1, 加小: -1 },
  ...{ small: 0, kecil: 0, 小: 0, 小号: 0, 小码: 0 },
  ...{ medium: 1, med: 1, sederhana: 1, 中: 1, 中号: 1, 中码: 1 },
  ...{ large: 2, besar: 2, 大: 2, 大号: 2, 大码: 2 },
  ...{ 'extra large': 3, 'x large': 3, 'sangat besar': 3, 特大: 3, 加大: 3, 特大号: 3, 加大码: 3 },
};
const CLOTHING: Readonly<Record<string, number>> = { s: 0, m: 1, l: 2 };
const ONE_SIZE = /^(?:one size|free ?size|os|fs|f|one size fits all|universal|standard|saiz bebas|均码|均碼)$/;
const AGE =
  /^(?:age |umur )?(\d+(?:[.,]\d+)?)(?: ?(?:-|to|hingga) ?(\d+(?:[.,]\d+)?))? ?(m|mo|mos|mth|mths|months?|bulan|bln|个月|個月|月|y|yr|yrs|years?|tahun|thn|岁|歲|年|t)(?: old)?$/;
const NEWBORN = /^(?:new ?born|nb|preemie|premature|bayi baru lahir|新生儿|新生兒|初生)$/;
const MONTHS = /^(?:m|bulan|bln|个|個|月)/;
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(String.raw`^(?:size |saiz |no\.? ?)?${NUMBER}(?: ?(?:[-/]|to) ?${NUMBER})?([a-z]{0,3})$`);
const COUNTRIES = ['eu', 'eur', 'it', 'fr', 'de', 'uk', 'gb', 'us', 'usa', 'au', 'jp', 'cn', 'kr', 'my', 'asia', 'cm'];
const OF_COUNTRY = new RegExp(
  String.raw`^(${COUNTRIES.join('|')})(?: (?:men|women|kids|[mwk]))?[ -]?${NUMBER}(?:[-/]${NUMBER})?([a-z]{0,2})$`,
);
const NUMBER_OF_COUNTRY = new RegExp(String.raw`^${NUMBER}([a-z]?) ?(${COUNTRIES.filter((name) => name !== 'cm').join('|')})$`);
const WAIST = new RegExp(String.raw`^w ?${NUMBER}(?:[ /x-]*l ?${NUMBER})?$|^${NUMBER} ?w(?:[ /x-]*${NUMBER} ?l)?$`);
const INSEAM = new RegExp(String.raw`^l ?${NUMBER}$`);
const BEDS = ['cot', 'single', 'super single', 'twin', 'full', 'double', 'queen', 'king', 'super king', 'california king'];
const PAPER = /^([ab])(\d{1,2})$/;
const ACROSS = new RegExp(String.raw`^${NUMBER} ?(mm|cm|m|inch|ft)? ?x ?${NUMBER}(?: ?x ?${NUMBER})? ?(mm|cm|m|inch|ft)$`);

const number = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/** XS, S, M, L, 2XL, XXXL, 5XS, as steps from S. */
function clothingStep(text: string): number | null {
  if (Object.hasOwn(WORDS, text)) return WORDS[text] ?? null;
  const [, times, exes, base] = /^(\d{0,2})(x*)([sml])$/.exec(text) ?? [];
  const [, plus] = /^(\d{1,2})x$/.exec(text) ?? [];
  if (plus !== undefined) return 2 + Number(plus);
  if (base === undefined || exes === undefined) return null;
  if (times !== '' && exes.length !== 1) return null;
  if (exes !== '' && base === 'm') return null;
  const step = times === '' || times === undefined ? exes.length : Number(times);
  return (CLOTHING[base] ?? 0) + (base === 's' ? -step : step);
}

const clothing: Read = (text) => {
  const [first = '', last] = text.replace(/ ?\+$/, '').split(/ ?[/-] ?/);
  const from = clothingStep(first);
  if (from === null) return null;
  const to = last === undefined ? from : clothingStep(last);
  if (to === null) return null;
  return { size: from, then: to - from + (text.endsWith('+') ? 0.5 : 0) };
};

/** Ages in months. */
const ages: Read = (text) => {
  if (NEWBORN.test(text)) return { size: 0 };
  const [, from, to, unit = ''] = AGE.exec(text) ?? [];
  // "1.5 m" is a length; ages in months are whole.
  if (from === undefined || (unit === 'm' && (to === undefined ? !/^(?:3|6|9|12|18|24)$/.test(from) : /[.,]/.test(from + to)))) return null;
  const months = MONTHS.test(unit) ? 1 : 12;
  return { size: months * number(from), then: months * number(to ?? from) };
};

const numbers: Read = (text) => {
  const [all, from, to, suffix = ''] = RANGE.exec(text) ?? [];
  if (all === undefined || suffix === 'w' || (suffix !== '' && parseQuantity(text) !== null)) return null;
  return { size: number(from), then: to === undefined ? (suffix.codePointAt(0) ?? 0) / 1000 : number(to) };
};

const countries: Read = (text) => {
  const [, country, from, to, suffix = ''] = OF_COUNTRY.exec(text) ?? [];
  const [, plain, base = '', after] = NUMBER_OF_COUNTRY.exec(text) ?? [];
  const name = (country ?? after)?.replace('eur', 'eu').replace('usa', 'us').replace('gb', 'uk');
  if (name === undefined) return null;
  const size = 10_000 * COUNTRIES.indexOf(name) + number(from ?? plain);
  return { size, then: to === undefined ? ((suffix || base).codePointAt(0) ?? 0) / 1000 : number(to) };
};

const waists: Read = (text) => {
  const [all, waist, inseam, waistOnly, length] = WAIST.exec(text) ?? [];
  if (all !== undefined) return { size: number(waist ?? waistOnly), then: number(inseam ?? length) };
  const [, only] = INSEAM.exec(text) ?? [];
  return only === undefined ? null : { size: 10_000 + number(only) };
};

const beds: Read = (text) => {
  const place = BEDS.indexOf(text.replace(/ (?:size|bed)$/, ''));
  return place < 0 ? null : { size: place };
};

/** Small formats first: A5, A4, A3. */
const papers: Read = (text) => {
  const [, series, at] = PAPER.exec(text) ?? [];
  return at === undefined ? null : { size: -Number(at), then: series === 'b' ? 1 : 0 };
};

const lengths: Read = (text) => {
  const [all, first, unit, second, , lastUnit = ''] = ACROSS.exec(text) ?? [];
  if (all !== undefined) {
    const [from, to] = [parseQuantity(`${first} ${unit ?? lastUnit}`), parseQuantity(`${second} ${lastUnit}`)];
    return from === null ? null : { size: amountOf(from), then: to === null ? 0 : amountOf(to) / 1e6 };
  }
  const quantity = parseQuantity(text);
  return quantity?.kind === 'length' ? { size: amountOf(quantity) } : null;
};

const amounts: Read = (text) => {
  const quantity = parseQuantity(text);
  return quantity === null
    ? null
    : { size: 1e7 * ['mass', 'volume', 'length', 'pieces'].indexOf(quantity.kind) + Math.min(amountOf(quantity), 9e6) };
};

/** Groups in order; the first one that can parse a size determines its rank. */
const GROUPS: readonly Read[] = [
  (text) => (ONE_SIZE.test(text) ? { size: 0 } : null),
  clothing,
  ages,
  numbers,
  countries,
  waists,
  beds,
  papers,
  lengths,
  amounts,
];

/** Distances between groups and between sizes, chosen because a size is within ±10⁹ with two decimals and `then` within ±10³. */
const GROUP = 4e14;
const SIZE = 1e4;

/** A size's rank; unknown sizes come last and share one rank. */
export function sizeRank(value: string): number {
  const text = value
    .replace(/(\d) ?½/g, '$1.5')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~～]/g, '-')
    .replace(/[×✕*]/g, 'x')
    .replace(/(\d) ?1[/⁄]2\b/g, '$1.5')
    .replace(/\s+/g, ' ')
    .trim();
  // "L (40)": sorted as L, then by the number.
  const [, stated, detail] = /^(.+?) ?\(([^()]+)\)$/.exec(text) ?? [];
  const ofText = rankOf(stated ?? text);
  return ofText + (detail === undefined ? 0 : Math.min(Number.parseFloat(detail) || 0, 999) / 10);
}

function rankOf(text: string): number {
  for (const [group, read] of GROUPS.entries()) {
    const measure = read(text);
    if (measure === null) continue;
    const size = Math.max(-1e9, Math.min(1e9, measure.size));
    const then = Math.max(-999, Math.min(999, measure.then ?? 0));
    return group * GROUP + Math.round(size * 100) * SIZE + Math.round(then * 1000) / 1000;
  }
  return GROUPS.length * GROUP;
}
