import { closestWord } from '#schema/rules/closestWord.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { FaqPageQuery } from './FaqPage.generated.ts';

export type Faq = NonNullable<FaqPageQuery['faqs']>[number];
export type FaqTopic = Faq['topic'];

/** In the order of the page. */
export const FAQ_TOPICS: Record<FaqTopic, PlainMessageKey> = {
  ORDERS: 'faq.orders',
  DELIVERY: 'faq.delivery',
  PAYMENT: 'faq.payment',
  RETURNS: 'faq.returns',
  SELLERS: 'faq.sellers',
  ACCOUNT: 'faq.account',
};

/** Reads `?topic=` as untrusted. */
export function readTopic(text: string | null): FaqTopic | null {
  const topic = (text ?? '').toUpperCase();
  return Object.hasOwn(FAQ_TOPICS, topic) ? (topic as FaqTopic) : null;
}

/** The single words of a search, in lower case. */
export function searchedWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** The words of a search as they were probably meant: one that is in no question gives way to the one most like it. */
export function meantWords(faqs: readonly Faq[], words: readonly string[]): string[] {
  const texts = faqs.map(({ question, answer }) => `${question} ${answer}`.toLowerCase());
  return words.map((word) => {
    if (texts.some((text) => text.includes(word))) return word;
    return closestWord(word, new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []))) ?? word;
  });
}

/** The questions that hold every word, wherever; without words those of the topic. */
export function findFaqs(faqs: readonly Faq[], { words, topic }: { words: readonly string[]; topic: FaqTopic | null }): Faq[] {
  if (words.length === 0) return faqs.filter((faq) => topic === null || faq.topic === topic);
  return faqs.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A text in pieces: every second one is a word that was searched. */
export function markedPieces(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const longestFirst = [...words].sort((left, right) => right.length - left.length);
  return text.split(new RegExp(`(${longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu'));
}
