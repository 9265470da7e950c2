import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { Money, moneyOf, moneyOrNull } from '#server/graphql/money.type.ts';
import { Facet, FacetValue, RangeBucket, RangeFacet } from './facet.type.ts';
import type { FacetResult, FacetValueResult } from './facets.ts';
import { priceBands, priceBuckets } from './priceFacet.ts';
import type { RangeBucketResult, RangeFacetResult } from './priceFacet.ts';

@Resolver(() => Facet)
export class FacetResolver {
  @FieldResolver(() => String, { description: 'Display name of the facet.' })
  label(@Root() facet: FacetResult, @InLocale() locale: Locale): string {
    return textIn(facet.label, locale);
  }
}

@Resolver(() => FacetValue)
export class FacetValueResolver {
  @FieldResolver(() => String, { description: 'Display name of the value.' })
  label(@Root() value: FacetValueResult, @InLocale() locale: Locale): string {
    return textIn(value.label, locale);
  }
}

@Resolver(() => RangeFacet)
export class RangeFacetResolver {
  @FieldResolver(() => Money, { description: 'Lowest price, ignoring the price filter; 0 if nothing matches.' })
  min(@Root() facet: RangeFacetResult): Money {
    return moneyOf(facet.minCents);
  }

  @FieldResolver(() => Money, { description: 'Highest price, ignoring the price filter; 0 if nothing matches.' })
  max(@Root() facet: RangeFacetResult): Money {
    return moneyOf(facet.maxCents);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Lower bound of the price filter; null if open.' })
  selectedMin(@Root() facet: RangeFacetResult): Money | null {
    return moneyOrNull(facet.selectedMinCents);
  }

  @FieldResolver(() => Money, { nullable: true, description: 'Upper bound of the price filter; null if open.' })
  selectedMax(@Root() facet: RangeFacetResult): Money | null {
    return moneyOrNull(facet.selectedMaxCents);
  }

  @FieldResolver(() => [RangeBucket], {
    description:
      'Histogram of equal buckets from 0 to the first of $10, $25, $50, $100, $150, $200 and $250 that no price exceeds, else to $250; the last one is open-ended. Counts ignore the price filter.',
  })
  buckets(
    @Root() facet: RangeFacetResult,
    @Arg('count', () => Int, { nullable: true, defaultValue: 25, description: 'Number of buckets, 1 to 100.' }) count: number | null,
  ): RangeBucketResult[] {
    return priceBuckets(facet, count ?? 25);
  }

  @FieldResolver(() => [RangeBucket], { description: 'The four fixed price bands of the marketplace. Counts ignore the price filter.' })
  bands(@Root() facet: RangeFacetResult): RangeBucketResult[] {
    return priceBands(facet);
  }
}

@Resolver(() => RangeBucket)
export class RangeBucketResolver {
  @FieldResolver(() => Money, { description: 'Lowest price of the range, inclusive.' })
  from(@Root() bucket: RangeBucketResult): Money {
    return moneyOf(bucket.fromCents);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Highest price of the range, inclusive; null for the last one, which is open-ended.',
  })
  to(@Root() bucket: RangeBucketResult): Money | null {
    return moneyOrNull(bucket.toCents);
  }
}
