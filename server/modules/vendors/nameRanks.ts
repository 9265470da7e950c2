import { nameOrder } from '#schema/rules/collation.ts';
import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';

/** The order of vendor names per language, computed once between changes to vendors, because lists of thousands are sorted per request. */
export class NameRanks {
  private readonly ranks = new Map<Locale, Map<string, number>>();

  constructor(private readonly projection: Pick<CatalogueProjection, 'all' | 'onChange'>) {
    projection.onChange((changes) => {
      if (changes.some(({ collection }) => collection === 'vendors')) for (const locale of LOCALES) this.ranks.delete(locale);
    });
  }

  /** Compares names, including those of deleted vendors in cursors. */
  order(locale: Locale): (left: string, right: string) => number {
    const compare = nameOrder(locale);
    const ranks = this.ranks.get(locale) ?? this.rank(locale);
    return (left, right) => {
      const [leftRank, rightRank] = [ranks.get(left), ranks.get(right)];
      return leftRank === undefined || rightRank === undefined ? compare(left, right) : leftRank - rightRank;
    };
  }

  private rank(locale: Locale): Map<string, number> {
    const compare = nameOrder(locale);
    const names = [...new Set([...this.projection.all('vendors').values()].map(({ name }) => name))].sort(compare);
    const ranks = new Map<string, number>();
    let rank = 0;
    for (const [place, name] of names.entries()) {
      if (compare(names[place - 1] ?? '', name) !== 0) rank = place;
      ranks.set(name, rank);
    }
    this.ranks.set(locale, ranks);
    return ranks;
  }
}
