import { closestWord } from '#schema/rules/closestWord.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { FaqPageQuery } from './FaqPage.generated.ts';

export type Faq = NonNullable<FaqPageQuery['faqs']>[number];
export type FaqTopic = Faq['topic'];

/** Topics in display order. */
export const FAQ_TOPICS: Record<FaqTopic, PlainMessageKey> = {
  ORDERS: 'faq.orders',
  DELIVERY: 'faq.delivery',
  PAYMENT: 'faq.payment',
  RETURNS: 'faq.returns',
  SELLERS: 'faq.sellers',
  ACCOUNT: 'faq.account',
};

/** Parses an untrusted `?topic=`. Returns null if it is missing or unknown. */
export function readTopic(text: string | null): FaqTopic | null {
  const topic = (text ?? '').toUpperCase();
  return Object.hasOwn(FAQ_TOPICS, topic) ? (topic as FaqTopic) : null;
}

/** Splits a search text into lower-case words. */
export function searchedWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Corrects spelling by replacing a word that no FAQ contains with the most similar one. */
export function correctWords(faqs: readonly Faq[], words: readonly string[]): string[] {
  const texts = faqs.map(({ question, answer }) => `${question} ${answer}`.toLowerCase());
  return words.map((word) => {
    if (texts.some((text) => text.includes(word))) return word;
    return closestWord(word, new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))) ?? word;
  });
}

/** FAQs on any topic that contain every word or, if there are no words, the topic's FAQs. */
export function findFaqs(faqs: readonly Faq[], { words, topic }: { words: readonly string[]; topic: FaqTopic | null }): Faq[] {
  if (words.length === 0) return faqs.filter((faq) => topic === null || faq.topic === topic);
  return faqs.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Splits a text at the words that were searched for. Every second piece is one of these words. */
export function markedPieces(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const longestFirst = [...words].sort((left, right) => right.length - left.length);
  return text.split(new RegExp(`(${longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu'));
}
