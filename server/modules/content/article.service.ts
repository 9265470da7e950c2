import { closestWord } from '#schema/rules/closestWord.ts';
import { tagName } from '#schema/rules/tagNames.ts';
import { wordsOf } from '#server/search/text/foldText.ts';
import type { ArticleCategoryDoc, ArticleDoc } from '#server/store/documents/articles.ts';
import type { ProductDoc, Section } from '#server/store/documents/catalog.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import { checkFirst, checkPage, checkQuery } from '../../platform/pageArguments.ts';
import { sortedPage, upward } from '../../platform/sortedPage.ts';
import type { Ordering, Place, SortedPage } from '../../platform/sortedPage.ts';
import { articleTexts, readingMinutes } from './articleText.ts';
import type { ContentRepository } from './content.repository.ts';

export interface ArticleRequest {
  category?: string | null;
  tag?: string | null;
  section?: Section | null;
  query?: string | null;
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

/** A category of articles with how many there are of it. */
export interface CountedCategory {
  category: ArticleCategoryDoc;
  count: number;
}

export interface CountedTag {
  slug: string;
  name: LocalisedText;
  count: number;
}

export type ArticleListing = SortedPage<ArticleDoc>;

const DEFAULT_FIRST = 10;
const MAX_RELATED = 8;
/** Sharing the category says more than sharing a tag. */
const CATEGORY_WEIGHT = 3;

const placeOf = ({ date, id }: ArticleDoc): Place => ({ key: date, id });
const NEWEST: Ordering<ArticleDoc> = { name: 'ARTICLE_NEWEST', placeOf, compare: (left, right) => upward(right, left) };

/** Finds what the shop has written. There are dozens of articles: every question goes through all of them. */
export class ArticleService {
  private readonly words = new WeakMap<ArticleDoc, readonly string[]>();

  constructor(
    private readonly repository: ContentRepository,
    private readonly catalog: CatalogService,
  ) {}

  bySlug(slug: string): ArticleDoc | null {
    return this.repository.articles().get(slug) ?? null;
  }

  /** A page of articles. BadInput when arguments are out of their limits or a cursor is broken. */
  list(request: ArticleRequest): ArticleListing {
    const requested = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const wanted = this.meantWords(wordsOf(checkQuery(request.query)));
    const matching = this.newestFirst().filter(
      (article) =>
        (request.category == null || article.category === request.category) &&
        (request.tag == null || article.tags.includes(request.tag)) &&
        (request.section == null || this.isAbout(article, request.section)) &&
        this.hasWords(article, wanted),
    );
    return sortedPage(matching, NEWEST, requested);
  }

  /** The categories that have articles, in their order. */
  categories(): CountedCategory[] {
    const articles = this.newestFirst();
    return this.repository
      .inOrder('articleCategories')
      .map((category) => ({ category, count: articles.filter((article) => article.category === category.id).length }))
      .filter(({ count }) => count > 0);
  }

  /** The category of an article; one that was taken away is called by its slug. */
  categoryOf(article: ArticleDoc): CountedCategory {
    const { category: slug } = article;
    const category = this.repository.articleCategory(slug) ?? { id: slug, name: tagName(slug), position: 0 };
    return { category, count: this.newestFirst().filter((other) => other.category === slug).length };
  }

  /** The tags that articles carry, the most frequent first. */
  tags(): CountedTag[] {
    const counts = new Map<string, number>();
    for (const { tags } of this.newestFirst()) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts]
      .map(([slug, count]) => ({ slug, name: tagName(slug), count }))
      .sort((left, right) => right.count - left.count || (left.slug < right.slug ? -1 : 1));
  }

  /** The tags of one article. */
  tagsOf(article: ArticleDoc): CountedTag[] {
    const known = this.tags();
    return article.tags.flatMap((slug) => known.filter((tag) => tag.slug === slug));
  }

  /** The goods that an article speaks of, without withdrawn ones. */
  products(article: ArticleDoc): ProductDoc[] {
    return this.catalog.listedProducts(article.products);
  }

  /** The product shown at a place of the text; null when it is not sold any more. */
  product(slug: string): ProductDoc | null {
    return this.catalog.listedProducts([slug])[0] ?? null;
  }

  /** The article written before (-1) or after (1) this one. */
  neighbour(article: ArticleDoc, step: -1 | 1): ArticleDoc | null {
    const all = this.newestFirst();
    return all[all.findIndex(({ id }) => id === article.id) - step] ?? null;
  }

  /** Others of the same category or with the same tags, the closest first. */
  related(article: ArticleDoc, first: number): ArticleDoc[] {
    const closeness = (other: ArticleDoc) =>
      (other.category === article.category ? CATEGORY_WEIGHT : 0) + other.tags.filter((tag) => article.tags.includes(tag)).length;
    return this.newestFirst()
      .filter(({ id }) => id !== article.id)
      .map((other) => ({ other, score: closeness(other) }))
      .sort((left, right) => right.score - left.score)
      .slice(0, checkFirst(first, MAX_RELATED))
      .map(({ other }) => other);
  }

  /** How long the text of a language takes to read. */
  readingMinutes(article: ArticleDoc, locale: 'en' | 'ms'): number {
    return readingMinutes(article, locale);
  }

  private newestFirst(): ArticleDoc[] {
    return [...this.repository.articles().values()].sort((left, right) => NEWEST.compare(placeOf(left), placeOf(right)));
  }

  /** Whether most of the goods that it speaks of are of a part of the shop. */
  private isAbout(article: ArticleDoc, section: Section): boolean {
    const products = this.products(article);
    const ofSection = products.filter((product) => this.catalog.categoryOf(product)?.sections.includes(section));
    return ofSection.length * 2 > products.length;
  }

  /** Mistyped words, which no article has, give way to the ones most like them. */
  private meantWords(typed: readonly string[]): string[] {
    const articles = this.newestFirst();
    return typed.map((word) => {
      if (articles.some((article) => this.hasWords(article, [word]))) return word;
      return closestWord(word, new Set(articles.flatMap((article) => this.wordsIn(article)))) ?? word;
    });
  }

  private hasWords(article: ArticleDoc, wanted: readonly string[]): boolean {
    if (wanted.length === 0) return true;
    const own = this.wordsIn(article);
    return wanted.every((word) => own.some((candidate) => candidate.startsWith(word)));
  }

  private wordsIn(article: ArticleDoc): readonly string[] {
    const own = this.words.get(article) ?? this.wordsOfArticle(article);
    this.words.set(article, own);
    return own;
  }

  private wordsOfArticle(article: ArticleDoc): string[] {
    const names = [this.categoryOf(article).category.name, ...article.tags.map(tagName)];
    const texts = [...articleTexts(article), ...names].flatMap(({ en, ms }) => [en, ms]);
    return [...new Set(texts.flatMap(wordsOf))];
  }
}
