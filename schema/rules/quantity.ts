/**
 * Quantities as written on product labels: "500gm", "6 x 330 ml", "1,5 L", "10's", "半公斤". The only place that reads units.
 *
 * Numbers with two readings:
 * - "1,800 g", "1,500 ml", "1.500 ml", "1,000 pcs": thousands, because small units never have three decimals;
 * - "1,5 L", ".33 l", "0,500 kg": decimals;
 * - "1.250 kg": one and a quarter, as scales print it;
 * - "1,250 kg" and "1.500 g" (scales for gold have three decimals) are not parsed.
 *
 * Ranges, approximations, dimensions ("20 x 30 cm"), and 斤, 两 and kati, whose weight differs by place, are not parsed either.
 */

export interface Quantity {
  kind: 'mass' | 'volume' | 'length' | 'pieces';
  /** Amount per pack, in grams, millilitres, millimetres or pieces. */
  each: number;
  /** Number of packs: 1 unless it is a multipack. Pieces are not grouped into packs: "6 x 10's" is 60 pieces. */
  count: number;
  /** Whether it was stated in ounces, pounds, inches or feet. */
  isImperial: boolean;
}

interface Unit extends Pick<Quantity, 'kind'> {
  factor: number;
  isImperial?: boolean;
  /**
   * Characters that separate thousands when three digits follow. Any other comma in that position is ambiguous; a point is a
   * decimal point.
   */
  thousands?: string;
  /** Characters that are ambiguous when three digits follow. */
  unclear?: string;
}

const SMALL = { thousands: '.,' };
const GRAMS = { thousands: ',', unclear: '.' };
const LARGE = { unclear: ',' };

/** Names of units in lower case. The fluid ounce is the US one. */
const UNIT_NAMES: readonly [unit: Unit, names: string][] = [
  [{ kind: 'mass', factor: 1e-6, ...SMALL }, 'mcg ug µg microgram micrograms mikrogram 微克'],
  [{ kind: 'mass', factor: 1e-3, ...SMALL }, 'mg mgs milligram milligrams milligramme milligrammes miligram 毫克'],
  [{ kind: 'mass', factor: 1, ...GRAMS }, 'g gm gms gr grm grms gram grams gramme grammes 克 公克'],
  [{ kind: 'mass', factor: 1000, ...LARGE }, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes 公斤 千克'],
  [{ kind: 'mass', factor: 1e6, ...LARGE }, 'tonne tonnes 公吨 公噸'],
  [{ kind: 'mass', factor: 28.349523125, isImperial: true, ...LARGE }, 'oz ozs ounce ounces auns 盎司 安士'],
  [{ kind: 'mass', factor: 453.59237, isImperial: true, ...LARGE }, 'lb lbs pound pounds paun 磅'],
  [{ kind: 'volume', factor: 1, ...SMALL }, 'ml mls cc millilitre millilitres milliliter milliliters mililiter 毫升'],
  [{ kind: 'volume', factor: 10, ...LARGE }, 'cl cls centilitre centilitres centiliter centiliters sentiliter 厘升'],
  [{ kind: 'volume', factor: 100, ...LARGE }, 'dl decilitre decilitres deciliter deciliters desiliter 分升'],
  [{ kind: 'volume', factor: 1000, ...LARGE }, 'l lt ltr ltrs litre litres liter liters 升 公升'],
  [{ kind: 'volume', factor: 29.5735295625, isImperial: true, ...LARGE }, 'floz'],
  [{ kind: 'length', factor: 1, ...SMALL }, 'mm millimetre millimetres millimeter millimeters milimeter 毫米'],
  [{ kind: 'length', factor: 10, ...LARGE }, 'cm cms centimetre centimetres centimeter centimeters sentimeter 厘米 公分'],
  [{ kind: 'length', factor: 1000, ...LARGE }, 'm mtr metre metres meter meters 公尺 米'],
  [{ kind: 'length', factor: 25.4, isImperial: true, ...LARGE }, 'inch inches inci 英寸 英吋'],
  [{ kind: 'length', factor: 304.8, isImperial: true, ...LARGE }, 'ft foot feet kaki 英尺'],
  [{ kind: 'length', factor: 914.4, isImperial: true, ...LARGE }, 'yd yds yard yards ela'],
  [{ kind: 'pieces', factor: 12, ...SMALL }, 'dozen dozens dzn doz dozan lusin 打'],
  [{ kind: 'pieces', factor: 144, ...SMALL }, 'gross gros 箩 籮'],
  [{ kind: 'pieces', factor: 1, ...SMALL }, 'pc pcs piece pieces pack packs'],
  [
    { kind: 'pieces', factor: 1, ...SMALL },
    "'s s packet packets pkt pkts ct count unit units nos sachet sachets bag bags teabag teabags bottle bottles btl can cans tin tins jar jars box boxes tub " +
      'tubs tube tubes roll rolls sheet sheets stick sticks bar bars slice slices egg eggs pair pairs pouch pouches tablet tablets tab tabs capsule capsules ' +
      'caps serving servings cup cups biji bj keping helai buah pek paket peket bungkus botol kotak karton bekas carton cartons ctn ctns case cases tray trays set sets bundle bundles ream reams rim uncang batang ekor ikat pasang gulung balang kapsul cawan beg ' +
      '个 個 只 隻 件 片 包 盒 瓶 罐 袋 条 條 粒 颗 顆 支 枚 块 塊 张 張 双 雙 份 入 卷 杯 串 尾 对 對 装 裝 包装 包裝 入装 入裝 片装 粒装 个装 瓶装 罐装 袋装 盒装',
  ],
];

const UNITS = new Map<string, Unit>(UNIT_NAMES.flatMap(([unit, names]) => names.split(' ').map((name): [string, Unit] => [name, unit])));

/** Bounds of a plausible amount, in base units. */
const MIN_AMOUNT = 1e-6;
const MAX_AMOUNT = 1e9;
const MAX_COUNT = 10_000;
/** Longer texts are not labels. */
const MAX_LABEL = 80;

const FIGURE = String.raw`\d+(?:[.,]\d+)*|[.,]\d+`;
const AMOUNT = new RegExp(String.raw`^(\d+ \d+\/\d+|\d+\/\d+|\d{1,3}(?: \d{3})+(?:[.,]\d+)?|${FIGURE}) ?('s|[\p{L}]+)\.?`, 'u');
/** "6 x ", "6 tins x ", "6 packs of ". */
const FACTOR_BEFORE = /^(\d{1,5}) ?([\p{L}']*?) ?(?:[x×*@]|\bof\b) ?(?=[\d.,])/u;
/** " x 6", " x 6 packs". */
const FACTOR_AFTER = /^ ?[x×*] ?(\d{1,5}) ?([\p{L}']*)\.?$/u;
const PACK_OF = /^(?:pack|packs|pk|set|box|case|carton|bundle|tray|bag|pek|paket|kotak)(?: of| isi) (?=\d)/u;
const PER_PACK = /(?: ?\/ ?| per )(\p{L}+)$/u;
/** Words around a label that leave its amount unchanged. */
const HEADING =
  /^(?:(?:net|nett|gross|weight|wt|volume|vol|contents?|quantity|qty|berat|bersih|kandungan|isi padu|isipadu|kuantiti)\b\.? ?)+:? ?|^(?:净含量|淨含量|净重|淨重|重量|容量|规格|規格|含量|数量|數量) ?:? ?|^℮ ?/u;
const ENDING = / ?(?:\bnett?(?: wt\.?| weight)?|℮|\bbersih|\beach|\bsetiap satu|净重|淨重)$/u;
const CHINESE_DIGITS = '零一二三四五六七八九十';

/** Normalises letters, digits and signs of a label: "５００ＧＭ" and "500 gm". */
function plain(label: string): string {
  return (
    label
      // Otherwise "1½" becomes "11⁄2".
      .replace(/(\d)([¼½¾⅐-⅞])/gu, '$1 $2')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/\s+/g, ' ')
      .replace(/⁄/g, '/')
      .replace(/[’‘`´′]/g, "'")
      .replace(/(?<=\d ?)(?:''|["”“])/g, ' inch')
      .replace(/[✕✖⨉х]/gu, 'x')
      .replace(/(?<=\p{L})x(?=\d)/gu, ' x ')
      .replace(/fl\.? ?oz|fluid ounces?/g, 'floz')
      .replace(/c\.c\.?/g, 'cc')
      .replace(/tea bag/g, 'teabag')
      .replace(/μ/g, 'µ')
      .trim()
      .replace(/^半/, '1/2')
      .replace(/^[一二两兩三四五六七八九十](?=\p{L})/u, (digit) => String('两兩'.includes(digit) ? 2 : CHINESE_DIGITS.indexOf(digit)))
      .replace(/[.;,]$/, '')
  );
}

/** The quantity stated in a label; null if there is none, several, or an ambiguous one. */
export function parseQuantity(label: string): Quantity | null {
  if (label.length > MAX_LABEL) return null;
  const text = plain(label).replace(HEADING, '').replace(ENDING, '');
  if (/^(?:(?:a|one|se|satu) ?)?(?:dozen|dozan|lusin)$/.test(text)) return quantity(12, { kind: 'pieces' });
  const [perPack = '', pack = ''] = PER_PACK.exec(text) ?? [];
  const whole = isPiece(pack) ? text.slice(0, -perPack.length) : text;
  const [, stated, detail] = /^([^()]+?) ?\(([^()]+)\)$/.exec(whole) ?? [];
  return stated === undefined || detail === undefined ? parsePacks(whole) : reconciled(parsePacks(stated), parsePacks(detail));
}

/** "500 g (2 x 250 g)" is two packs, "500 g (6 pcs)" a weight, "12 oz (340 g)" metric. Returns null for a contradiction. */
function reconciled(stated: Quantity | null, detail: Quantity | null): Quantity | null {
  if (stated === null || detail === null) return null;
  if (stated.kind !== detail.kind) return stated.kind === 'pieces' ? detail : detail.kind === 'pieces' ? stated : null;
  const [left, right] = [amountOf(stated), amountOf(detail)];
  // Conversions are rounded.
  const tolerance = stated.isImperial === detail.isImperial ? 0 : 0.02 * left;
  if (Math.abs(left - right) > tolerance) return null;
  return stated.isImperial === detail.isImperial ? (detail.count > 1 ? detail : stated) : stated.isImperial ? detail : stated;
}

function parsePacks(text: string): Quantity | null {
  const [packOf = ''] = PACK_OF.exec(text) ?? [];
  const rest = text.slice(packOf.length);
  if (packOf !== '' && /^\d{1,5}$/.test(rest)) return quantity(Number(rest), { kind: 'pieces' });
  const [before = '', packs = '', unit = ''] = FACTOR_BEFORE.exec(rest) ?? [];
  if (before !== '' && (unit === '' || isPiece(unit))) return multipack(parsePacks(rest.slice(before.length)), packs, unit);
  const { sum, ending } = parseSum(rest);
  if (sum === null || ending === '') return sum;
  const [after, times = '', name = ''] = FACTOR_AFTER.exec(ending) ?? [];
  if (after !== undefined) return multipack(sum, times, name);
  // "330 ml can", "500克装".
  return sum.kind !== 'pieces' && isPiece(ending.trim()) ? sum : null;
}

/** Packs of one quantity. "20 x 30 cm" is a size, not an amount. */
function multipack(one: Quantity | null, packs: string, unit: string): Quantity | null {
  if (one === null || (unit !== '' && !isPiece(unit)) || (one.kind === 'length' && unit === '')) return null;
  const count = Number(packs) * one.count;
  return one.kind === 'pieces' ? quantity(one.each * count, one) : quantity(one.each, one, count);
}

function isPiece(name: string): boolean {
  const unit = UNITS.get(name);
  return unit?.kind === 'pieces' && unit.factor === 1;
}

/** The unit at the start of a run of letters, and its length. Chinese units may be followed by other words without a space. */
function unitOf(suffix: string): { unit: Unit; length: number } | null {
  for (let { length } = suffix; length > 0; length -= 1) {
    const unit = UNITS.get(suffix.slice(0, length));
    if (unit !== undefined) return { unit, length };
    if (!/\p{sc=Han}/u.test(suffix.charAt(length - 1))) return null;
  }
  return null;
}

/** One amount, or several in descending units ("1 kg 500 g"), and the text after it. */
function parseSum(text: string): { sum: Quantity | null; ending: string } {
  let total: { unit: Unit; amount: number } | undefined;
  let ending = text;
  for (let found = AMOUNT.exec(text); found !== null; found = AMOUNT.exec(ending.trimStart())) {
    const [all, figure = '', suffix = ''] = found;
    const known = unitOf(suffix);
    const number = known === null ? null : parseNumber(figure, known.unit);
    if (known === null || number === null) return { sum: null, ending };
    const { unit, length } = known;
    const isFalling = total === undefined || (total.unit.kind === unit.kind && unit.factor < total.unit.factor && unit.kind !== 'pieces');
    if (!isFalling) return { sum: null, ending };
    total = { unit, amount: (total?.amount ?? 0) + number * unit.factor };
    const isWhole = length === suffix.length;
    ending = isWhole ? ending.trimStart().slice(all.length) : ending.trimStart().slice(all.lastIndexOf(suffix) + length);
  }
  return { sum: total === undefined ? null : quantity(total.amount, total.unit), ending };
}

/** The number before a unit; null if it is ambiguous. */
function parseNumber(figure: string, { thousands = '', unclear = '' }: Unit): number | null {
  const [, whole, over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(figure) ?? [];
  if (over !== undefined) return Number(whole ?? 0) + Number(over) / Number(under);
  const digits = figure.replaceAll(' ', '');
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return Number(digits);
  const [start, sign, end] = [digits.slice(0, at), digits.charAt(at), digits.slice(at + 1)];
  if (/^\d*$/.test(start)) {
    const isGroup = /^[1-9]\d{0,2}$/.test(start) && end.length === 3 && !figure.includes(' ');
    if (isGroup && unclear.includes(sign)) return null;
    return Number(isGroup && thousands.includes(sign) ? start + end : `${start}.${end}`);
  }
  const [group = ''] = /[.,]/.exec(start) ?? [];
  const groups = start.split(group);
  const isGrouped = /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((part) => /^\d{3}$/.test(part));
  if (!isGrouped || (group === sign && end.length !== 3)) return null;
  return Number(group === sign ? groups.join('') + end : `${groups.join('')}.${end}`);
}

function quantity(
  amount: number,
  { kind, isImperial = false }: Pick<Quantity, 'kind'> & { isImperial?: boolean },
  count = 1,
): Quantity | null {
  const each = rounded(amount);
  const isCredible = each >= MIN_AMOUNT && each <= MAX_AMOUNT && count >= 1 && count <= MAX_COUNT;
  return isCredible && (kind !== 'pieces' || Number.isInteger(each)) ? { kind, each, count, isImperial } : null;
}

/** Removes rounding errors of binary fractions. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(10));
}

/** The whole amount, in grams, millilitres, millimetres or pieces. */
export function amountOf({ each, count }: Quantity): number {
  return rounded(each * count);
}

/** Units used in labels, with their base units, largest first. */
const LABEL_UNITS: Record<Quantity['kind'], Readonly<Record<'metric' | 'imperial', readonly [factor: number, name: string][]>>> = {
  mass: {
    metric: [
      [1000, 'kg'],
      [1, 'g'],
      [1e-3, 'mg'],
      [1e-6, 'mcg'],
    ],
    imperial: [[28.349523125, 'oz']],
  },
  volume: {
    metric: [
      [1000, 'L'],
      [1, 'ml'],
    ],
    imperial: [[29.5735295625, 'floz']],
  },
  length: {
    metric: [
      [1000, 'm'],
      [10, 'cm'],
      [1, 'mm'],
    ],
    imperial: [[25.4, 'inch']],
  },
  pieces: { metric: [[1, 'pcs']], imperial: [] },
};

/** The canonical label of a quantity, equal for equal amounts: "500g", "1.5L", "6x330ml", "10pcs". `parseQuantity` can parse it. */
export function quantityLabel({ kind, each, count, isImperial }: Quantity): string {
  const units = LABEL_UNITS[kind][isImperial ? 'imperial' : 'metric'];
  // Amounts are rounded in grams; more digits in ounces would be meaningless.
  const figures = units.map(([factor, name]) => ({
    number: isImperial ? Number((each / factor).toPrecision(8)) : rounded(each / factor),
    name,
  }));
  // "1.125g" is ambiguous, "1125mg" is not.
  const isClear = ({ number, name }: (typeof figures)[number]) => number >= 1 && !(name === 'g' && /\.\d{3}$/.test(String(number)));
  const { number, name } = figures.find(isClear) ?? figures.at(-1) ?? { number: each, name: '' };
  return `${count === 1 ? '' : `${count}x`}${number}${name}`;
}

/** The canonical label of the quantity stated in a text; the text itself if there is none. */
export function canonicalQuantity(text: string): string {
  const parsed = parseQuantity(text);
  return parsed === null ? text : quantityLabel(parsed);
}

/** Units that are also common words in running text (rice, a foot), and names of pieces that should remain searchable. */
const ONLY_IN_LABELS = new Set(['米', 'kaki', 'paun', '打', 'doz', ...(UNIT_NAMES.at(-1)?.[1].split(' ') ?? [])]);
/** A number, or the Chinese half, and the letters after it. */
const IN_TEXT = /(?:\p{Nd}+(?:[.,]\p{Nd}+)*|(?<!\p{Nd})[.,]\p{Nd}+|半) *(\p{L}+)/gu;
/** Characters that cannot precede a quantity: any letter or number, except a Chinese character and a multipack's multiplication sign. */
const BOUND_BEFORE = /(?:[\p{N}.,]|(?:(?!\p{sc=Han})\p{L}))$/u;
const PACKS_BEFORE = /\p{N} ?x$/iu;
/** Characters that cannot follow a Chinese unit: 5升级 is a level, 3克拉 are carats. */
const OTHER_WORD = /^[拉级級]/u;

/** Maximum length of a unit name, with a margin. */
const MAX_UNIT = 24;

/** Length of the unit at the start of letters in a text; 0 for none. */
function unitLength(suffix: string): number {
  if (/^[a-z]+$/.test(suffix)) return UNITS.has(suffix) && !ONLY_IN_LABELS.has(suffix) ? suffix.length : 0;
  const lower = suffix.slice(0, MAX_UNIT).normalize('NFKC').toLowerCase();
  const length = unitOf(lower)?.length ?? 0;
  return ONLY_IN_LABELS.has(lower.slice(0, length)) || OTHER_WORD.test(lower.slice(length)) ? 0 : length;
}

/** A quantity within a text, by its canonical label. */
export interface QuantitySpan {
  label: string;
  start: number;
  end: number;
}

/** Cached labels, because a catalogue has few distinct quantities and indexing parses every occurrence. */
const labels = new Map<string, string | null>();
const MAX_LABELS = 10_000;

function labelOf(written: string): string | null {
  const known = labels.get(written);
  if (known !== undefined) return known;
  const parsed = parseQuantity(written);
  const label = parsed && quantityLabel(parsed);
  if (labels.size >= MAX_LABELS) labels.clear();
  labels.set(written, label);
  return label;
}

/** Quantities in running text, such as a title or a query. For a multipack, the quantity is a single pack's. */
export function quantitiesIn(text: string): QuantitySpan[] {
  const spans: QuantitySpan[] = [];
  for (const { 0: found, 1: suffix = '', index } of text.matchAll(IN_TEXT)) {
    const length = unitLength(suffix);
    if (length === 0) continue;
    const before = text.slice(Math.max(0, index - 3), index);
    const end = index + found.length - suffix.length + length;
    if (/^[\p{N}\p{M}]/u.test(text.slice(end, end + 2))) continue;
    if (BOUND_BEFORE.test(before) && !PACKS_BEFORE.test(before)) continue;
    const label = labelOf(text.slice(index, end));
    if (label !== null) spans.push({ label, start: index, end });
  }
  return spans;
}

/** Numbers of pieces that name no kind of piece: "pack of 6", "6 pcs", "10 keping", "isi 6", "6个装". */
const PACK_IN_TEXT =
  /(?<![\p{L}\p{N}.,])(?:(?:pack|packs|set|box|case|carton|bundle|tray|pek|paket|kotak) (?:of|isi) |isi )?\p{Nd}{1,5}(?: ?- ?| ?)(pcs?|pieces?|packs?|pk|ct|count|units?|keping|biji|helai|pek|(?:[个個粒片件只]装?|入)装?)?(?![\p{L}\p{N}.,%])/giu;
const PACK_UNIT = /^pk$/i;

/** Numbers of pieces in a query, by their canonical labels. A title or label may use the unit as a word, so only queries are read so. */
export function packsIn(text: string): QuantitySpan[] {
  return Array.from(text.matchAll(PACK_IN_TEXT)).flatMap(({ 0: written, 1: unit, index }) => {
    const isNamed = unit !== undefined || /^\p{L}/u.test(written);
    const label = isNamed ? labelOf(piecesLabel(written, unit)) : null;
    return label === null ? [] : [{ label, start: index, end: index + written.trimEnd().length }];
  });
}

/** A label that `parseQuantity` reads: "isi 6" is "6 pcs", and "6-pack" has no hyphen. */
function piecesLabel(written: string, unit: string | undefined): string {
  const [number = ''] = /\p{Nd}+/u.exec(written) ?? [];
  return `${number} ${unit === undefined || PACK_UNIT.test(unit) ? 'pcs' : unit}`;
}
