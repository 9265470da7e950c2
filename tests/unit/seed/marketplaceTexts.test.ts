import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import { localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import { shortMoney } from '#schema/rules/money.ts';
import { FREE_SHIPPING_OVER_CENTS, VAT_PERCENT } from '#schema/rules/totals.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';

const { services, facts, faqs, information } = buildCatalogue();

/** The marketplace's languages, as they are called in each language. */
const LANGUAGES: Record<Locale, RegExp[]> = {
  en: [/English/, /Malay\b/, /Chinese/],
  ms: [/Inggeris/, /Melayu/, /Cina/],
  'zh-MY': [/英[文语]/, /马来[文语]/, /中文/],
};

function textsIn(value: unknown): LocalisedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && typeof value.en === 'string') return [value as LocalisedText];
  return Object.values(value).flatMap(textsIn);
}

/** All of a language's messages, by key. */
function messagesOf(locale: Locale): [string, string][] {
  return readdirSync(`messages/${locale}/client`).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`messages/${locale}/client/${file}`, 'utf8')) as Record<string, string>),
  );
}

describe('texts about the marketplace agree with its rules', () => {
  test.each(LOCALES)('service texts state the free-shipping limit and the return period, in %s', (locale) => {
    const title = (id: string) => localise(services.find((service) => service.id === id)?.title ?? {}, locale);
    expect(title('free-shipping')).toContain(shortMoney(FREE_SHIPPING_OVER_CENTS));
    expect(title('returns')).toContain(String(RETURN_DAYS));
  });

  test('figures on the about page match the rules', () => {
    const value = (id: string) => facts.find((fact) => fact.id === id)?.value;
    expect(value('returns')).toBe(String(RETURN_DAYS));
    expect(value('states')).toBe(String(MALAYSIAN_STATES.length));
  });

  test.each(LOCALES)('help texts have placeholders for figures of the rules, in %s', (locale) => {
    const shippingFree = new RegExp(`\\${shortMoney(FREE_SHIPPING_OVER_CENTS)}\\b`);
    const vat = new RegExp(`\\b${VAT_PERCENT} ?%`);
    const figures = [new RegExp(`\\b${RETURN_DAYS} (days|hari)|${RETURN_DAYS} 天`), shippingFree, vat];
    const texts = textsIn([faqs, information]).map((text) => localise(text, locale));
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter((text) => figures.some((figure) => figure.test(text)))).toEqual([]);
    const literal = messagesOf(locale).filter(([, text]) => vat.test(text) || shippingFree.test(text));
    expect(literal.map(([key]) => key)).toEqual(['cart.vat']);
    expect(literal[0]?.[1]).toMatch(vat);
  });

  test.each(LOCALES)('a text that lists languages lists all of them, in %s', (locale) => {
    const [first, second] = LANGUAGES[locale] as [RegExp, RegExp];
    const all = [
      ...textsIn([services, faqs, information]).map((text) => localise(text, locale)),
      ...messagesOf(locale).map(([, text]) => text),
    ];
    const lists = all.filter((text) => first.test(text) && second.test(text));
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter((text) => !LANGUAGES[locale].every((name) => name.test(text)))).toEqual([]);
  });

  test.each(LOCALES)('opening a shop is described as a form, without inspections, in %s', (locale) => {
    const seller = faqs.find(({ id }) => id === 'become-seller');
    expect(seller?.link?.href).toBe('/vendor-dashboard');
    const words = [seller?.answer ?? {}, ...textsIn(information.find(({ id }) => id === 'about')?.sections)]
      .map((text) => localise(text, locale))
      .concat(messagesOf(locale).flatMap(([key, text]) => (key === 'about.sellText' ? [text] : [])));
    const promised = /four steps|empat langkah|四步|look at samples|melihat sampel|看过样品|taste or try|merasa atau|品尝/;
    expect(words.filter((text) => promised.test(text))).toEqual([]);
  });
});
