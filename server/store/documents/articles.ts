/** The blog. */
import type { LocalisedText, PictureDoc } from './shared.ts';

/** A block of an article, in both languages at once: a translation cannot lose a paragraph. */
export type ArticleBlockDoc =
  | { kind: 'PARAGRAPH' | 'HEADING'; text: LocalisedText }
  | { kind: 'QUOTE'; text: LocalisedText; attribution: LocalisedText | null }
  | { kind: 'LIST'; items: LocalisedText[] }
  /** By slug. */
  | { kind: 'PRODUCT'; product: string };

export interface ArticleDoc {
  /** The slug. */
  id: string;
  title: LocalisedText;
  description: LocalisedText;
  /** Slug of its category. */
  category: string;
  /** Tag slugs, of the same list as those of products. */
  tags: string[];
  date: string;
  /** One to three, shown together on the background of the first. */
  pictures: PictureDoc[];
  body: ArticleBlockDoc[];
  /** Product slugs. */
  products: string[];
}

export interface ArticleCategoryDoc {
  /** The slug. */
  id: string;
  name: LocalisedText;
  position: number;
}
