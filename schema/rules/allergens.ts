import type { Locale } from './locales.ts';

/**
 * Foods that a label must name because they cause allergies (Food Regulations 1985, regulation 11; Codex Stan 1-1985). Peanuts have
 * their own entry, because many people are allergic to them alone.
 */
export const ALLERGENS = ['GLUTEN', 'PEANUT', 'NUTS', 'FISH', 'CRUSTACEANS', 'EGG', 'MILK', 'SOY', 'SULPHITES'] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** Words that name an allergen in a list of ingredients, as parts of regular expressions. */
const WORDS: Record<Locale, Record<Allergen, string>> = {
  en: {
    GLUTEN: 'wheat|barley|oats?|rye|semolina|malt',
    PEANUT: 'peanuts?',
    NUTS: 'almonds?|cashews?|walnuts?|hazelnuts?|pistachios?|macadamias?',
    FISH: 'fish|anchov(?:y|ies)|mackerel|tuna|surimi',
    CRUSTACEANS: 'prawns?|shrimps?|crabs?',
    EGG: 'eggs?',
    MILK: 'milk|butter|cream|cheese|whey|yogurt',
    SOY: 'soy|soya|soybeans?',
    SULPHITES: 'sulphites?|sulphur dioxide|metabisulphite',
  },
  ms: {
    GLUTEN: 'gandum|barli|oat|rai|semolina|malt',
    PEANUT: 'kacang tanah',
    NUTS: 'badam|gajus|walnut|hazel|pistasio|makadamia',
    FISH: 'ikan|tuna|surimi',
    CRUSTACEANS: 'udang|ketam',
    EGG: 'telur',
    MILK: 'susu|mentega|krim|keju|dadih',
    SOY: 'soya',
    SULPHITES: 'sulfit|sulfur dioksida|metabisulfit',
  },
  'zh-MY': {
    GLUTEN: '小麦|大麦|燕麦|黑麦|麦芽',
    PEANUT: '花生',
    NUTS: '杏仁|腰果|核桃|榛子|开心果|夏威夷果',
    FISH: '鱼|江鱼仔',
    CRUSTACEANS: '虾|蟹',
    EGG: '(?<!大豆|黄豆|小麦|乳清|植物)蛋(?!白质)',
    MILK: '牛奶|牛乳|乳清|奶粉|奶酪|黄油|奶油|乳糖|酸奶',
    SOY: '大豆|黄豆|酱油',
    SULPHITES: '亚硫酸|二氧化硫',
  },
};

/** Ingredients that contain a word of an allergen, but not the allergen. */
const HARMLESS: Record<Locale, string> = {
  en: 'coconut (?:milk|cream)|cocoa butter',
  ms: 'mentega koko|susu kacang soya',
  'zh-MY': '鱿鱼|椰奶',
};

const groupNames: readonly string[] = ALLERGENS;

/** One pattern per language, with a named group for each allergen. Chinese has no spaces between words. */
const patterns = new Map<Locale, RegExp>();
function patternOf(locale: Locale): RegExp {
  const known = patterns.get(locale);
  if (known) return known;
  const groups = Object.entries(WORDS[locale]).map(([allergen, words]) => `(?<${allergen}>${words})`);
  const [start, end] = locale === 'zh-MY' ? ['', ''] : ['(?<![\\p{L}])', '(?![\\p{L}])'];
  const pattern = new RegExp(`${start}(?:${HARMLESS[locale]}|${groups.join('|')})${end}`, 'giu');
  patterns.set(locale, pattern);
  return pattern;
}

/** A part of a list of ingredients, with the allergen that it names; null if none. */
export interface IngredientPart {
  text: string;
  allergen: Allergen | null;
}

/** Splits a list of ingredients at the words that name an allergen. */
export function ingredientParts(text: string, locale: Locale): IngredientPart[] {
  const parts: IngredientPart[] = [];
  let end = 0;
  for (const { 0: word, index, groups = {} } of text.matchAll(patternOf(locale))) {
    const allergen = groupNames.find((name) => groups[name] !== undefined) as Allergen | undefined;
    if (allergen === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index), allergen: null });
    parts.push({ text: word, allergen });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), allergen: null });
  return parts;
}

/** The allergens that a list of ingredients names, in the order of `ALLERGENS`. */
export function namedAllergens(text: string, locale: Locale): Allergen[] {
  const named = new Set(ingredientParts(text, locale).map(({ allergen }) => allergen));
  return ALLERGENS.filter((allergen) => named.has(allergen));
}
