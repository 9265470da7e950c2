import { hasLinkInProse } from '#schema/rules/links.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { foldText } from '#server/search/text/foldText.ts';
import type { ReviewHold } from '#server/store/documents/reviews.ts';
import slurs from './slurs.json' with { type: 'json' };

/** Digits with the separators of phone numbers; prices and dates have fewer of them. */
const DIGITS = /\+?\d(?:[\s().\-–—_*]{0,3}\d){8,14}/g;
/** "gmail dot com", "kedai (dot) my" */
const SPELLED_LINK = /\b(?:dot|titik)\b\W{0,2}(?:com|my|net|org|shop)\b/i;
const HAN = /\p{Script=Han}/u;

/** Characters that replace letters in disguised words. */
const DISGUISES: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i' };

const SLUR_WORDS: ReadonlySet<string> = new Set(slurs.words);
const SPELLABLE = slurs.words.filter((slur) => slur.length > 3 && !slur.includes(' '));

/** What has to be checked by an operator before the text is published; empty if nothing. */
export function holdsOf(...texts: readonly string[]): ReviewHold[] {
  const text = texts.join('\n').normalize('NFKC');
  const holds: ReviewHold[] = [];
  if (hasLinkInProse(text) || SPELLED_LINK.test(text)) holds.push('LINK');
  if (text.match(DIGITS) !== null) holds.push('PHONE');
  if (hasSlur(text)) holds.push('SLUR');
  return holds;
}

/** Compares whole words, because "Scunthorpe" is not a slur, and Chinese texts without punctuation. */
function hasSlur(text: string): boolean {
  const folded = foldText(text);
  const plain = [...folded].map((character) => DISGUISES[character] ?? character).join('');
  const words = plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
  if (words.some(isSlur) || hasSpelledSlur(words)) return true;
  // Words of two parts, such as "anak haram".
  if (words.some((word, at) => SLUR_WORDS.has(`${word} ${words[at + 1] ?? ''}`))) return true;
  const han = [...folded].filter((character) => HAN.test(character)).join('');
  return slurs.han.some((slur) => han.includes(slur));
}

function isSlur(word: string): boolean {
  return SLUR_WORDS.has(word) || SLUR_WORDS.has(word.replace(/(.)\1+/gu, '$1'));
}

/** Whether words of one character each spell a slur. */
function hasSpelledSlur(words: readonly string[]): boolean {
  const spelled = words.map((word) => (word.length === 1 ? word : ' ')).join('');
  return SPELLABLE.some((slur) => spelled.includes(slur));
}

/** Frequent words that the other language does not have. */
const COMMON: readonly [Locale, ReadonlySet<string>][] = [
  [
    'ms',
    new Set(
      'yang dan saya tidak tak sangat untuk dengan ini itu sedap bagus cepat anak akan juga sudah dah memang beli penghantaran kualiti baik lagi sebab rasa tapi tetapi'.split(
        ' ',
      ),
    ),
  ],
  [
    'en',
    new Set(
      'the and is was it this my very for with not but good great are of to in have has nice fast arrived bought love they'.split(' '),
    ),
  ],
];

/** The language of a text: Chinese characters, or the more frequent words; otherwise that of the request. */
export function languageOfText(text: string, locale: Locale): Locale {
  if (HAN.test(text)) return 'zh-MY';
  const words = foldText(text).split(/[^\p{L}]+/u);
  const [malay = 0, english = 0] = COMMON.map(([, common]) => words.filter((word) => common.has(word)).length);
  if (malay !== english) return malay > english ? 'ms' : 'en';
  return locale === 'zh-MY' ? 'en' : locale;
}
