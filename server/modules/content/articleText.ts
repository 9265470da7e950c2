import type { ArticleDoc } from '#server/store/documents/articles.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Reading speed assumed for these texts. */
const WORDS_A_MINUTE = 200;

/** All texts of an article, in order. */
export function articleTexts({ title, description, body }: ArticleDoc): LocalisedText[] {
  const blocks = body.flatMap((block): LocalisedText[] => {
    switch (block.kind) {
      case 'PARAGRAPH':
      case 'HEADING':
      case 'QUOTE':
        return [block.text];
      case 'LIST':
        return block.items;
      case 'PRODUCT':
        return [];
    }
  });
  return [title, description, ...blocks];
}

/** Reading time in minutes, rounded up, at least 1. */
export function readingMinutes(article: ArticleDoc, locale: 'en' | 'ms'): number {
  const words = articleTexts(article).flatMap((text) => text[locale].split(/\s+/)).length;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
