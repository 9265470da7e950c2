import { closestWord } from '#schema/rules/closestWord.ts';
import { everyTextOf, localise, type LocalisedText } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { hasTokens, indexTokens, queryTokens } from '#server/search/text/tokens.ts';
import type { ArticleDoc } from '#server/store/documents/content.ts';
import type { Section } from '#server/store/documents/catalog.ts';
import { tagLabel, type CatalogService } from '#server/modules/catalog/index.ts';
import {
  checkFirst,
  checkPage,
  checkQuery,
  sortedPage,
  upward,
  type Ordering,
  type PageRequest,
  type Place,
  type SortedPage,
} from '#server/platform/pagination.ts';
import type { ContentProjection } from './content.projection.ts';

/** Assumed reading speed. */
const WORDS_A_MINUTE = 200;

/** All of an article's texts, in order. */
function articleTexts({ title, description, body }: ArticleDoc): LocalisedText[] {
  const blocks = body.flatMap((block) => ('text' in block ? [block.text] : 'items' in block ? block.items : []));
  return [title, description, ...blocks];
}

export interface ArticleRequest extends PageRequest {
  category?: string | null;
  tag?: string | null;
  section?: Section | null;
  query?: string | null;
}

/** An article category or tag with its number of articles. */
export interface CountedName {
  slug: string;
  name: LocalisedText;
  count: number;
}

const DEFAULT_FIRST = 10;
const MAX_RELATED = 8;
/** Weight of a shared category relative to a shared tag. */
const CATEGORY_WEIGHT = 3;

const placeOf = ({ date, id }: ArticleDoc): Place => ({ key: date, id });
const NEWEST: Ordering<ArticleDoc> = { name: 'ARTICLE_NEWEST', placeOf, compare: (left, right) => upward(right, left) };

/** Article queries. There are only dozens of articles, so each query scans all of them. */
export class ArticleService {
  private readonly words = new WeakMap<ArticleDoc, readonly string[]>();

  constructor(
    private readonly projection: ContentProjection,
    private readonly catalog: CatalogService,
  ) {}

  bySlug(slug: string): ArticleDoc | null {
    return this.projection.find('articles', slug);
  }

  /** A page of articles. Throws BadInput for arguments beyond their limits and for invalid cursors. */
  list(request: ArticleRequest): SortedPage<ArticleDoc> {
    const requested = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const wanted = this.correctSpelling(queryTokens(checkQuery(request.query)));
    const matching = this.newestFirst().filter(
      (article) =>
        (request.category == null || article.category === request.category) &&
        (request.tag == null || article.tags.includes(request.tag)) &&
        (request.section == null || this.isAbout(article, request.section)) &&
        this.hasWords(article, wanted),
    );
    return sortedPage(matching, NEWEST, requested);
  }

  /** Categories with articles, by position. */
  categories(): CountedName[] {
    return this.projection
      .inOrder('articleCategories')
      .map((category) => this.counted(category.id))
      .filter(({ count }) => count > 0);
  }

  categoryOf({ category }: ArticleDoc): CountedName {
    return this.counted(category);
  }

  /** A category with its number of articles; a deleted category is named after its slug. */
  private counted(slug: string): CountedName {
    const name = this.projection.find('articleCategories', slug)?.name ?? tagLabel(slug);
    return { slug, name, count: this.newestFirst().filter(({ category }) => category === slug).length };
  }

  /** Tags used by articles, most frequent first. */
  tags(): CountedName[] {
    const counts = new Map<string, number>();
    for (const { tags } of this.newestFirst()) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts]
      .map(([slug, count]) => ({ slug, name: tagLabel(slug), count }))
      .sort((left, right) => right.count - left.count || (left.slug < right.slug ? -1 : 1));
  }

  tagsOf(article: ArticleDoc): CountedName[] {
    const known = this.tags();
    return article.tags.flatMap((slug) => known.filter((tag) => tag.slug === slug));
  }

  /** The previous (-1) or next (1) article by date. */
  neighbour(article: ArticleDoc, step: -1 | 1): ArticleDoc | null {
    const all = this.newestFirst();
    return all[all.findIndex(({ id }) => id === article.id) - step] ?? null;
  }

  /** Articles with the same category or tags, most similar first. */
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

  /** Reading time in one language in minutes, rounded up, at least 1. */
  readingMinutes(article: ArticleDoc, locale: Locale): number {
    const words = articleTexts(article).flatMap((text) => localise(text, locale).split(/\s+/)).length;
    return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
  }

  private newestFirst(): ArticleDoc[] {
    return this.projection.articles().sort((left, right) => NEWEST.compare(placeOf(left), placeOf(right)));
  }

  /** Whether more than half of the products mentioned belong to a section. */
  private isAbout(article: ArticleDoc, section: Section): boolean {
    const products = this.catalog.listedProducts(article.products);
    const ofSection = products.filter((product) => this.catalog.categoryOf(product)?.sections.includes(section));
    return ofSection.length * 2 > products.length;
  }

  /** Replaces words that occur in no article with the closest ones that do. */
  private correctSpelling(typed: readonly string[]): string[] {
    const articles = this.newestFirst();
    return typed.map((word) => {
      if (articles.some((article) => this.hasWords(article, [word]))) return word;
      return closestWord(word, new Set(articles.flatMap((article) => this.wordsIn(article)))) ?? word;
    });
  }

  private hasWords(article: ArticleDoc, wanted: readonly string[]): boolean {
    if (wanted.length === 0) return true;
    return hasTokens(this.wordsIn(article), wanted);
  }

  private wordsIn(article: ArticleDoc): readonly string[] {
    const own = this.words.get(article) ?? this.tokensOfArticle(article);
    this.words.set(article, own);
    return own;
  }

  private tokensOfArticle(article: ArticleDoc): string[] {
    const names = [this.categoryOf(article).name, ...article.tags.map(tagLabel)];
    const texts = [...articleTexts(article), ...names].flatMap(everyTextOf);
    return [...new Set(texts.flatMap(indexTokens))];
  }
}
