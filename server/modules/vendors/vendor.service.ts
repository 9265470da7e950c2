import { everyTextOf } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, type Locale } from '#schema/rules/locales.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { rankedAverage } from '#schema/rules/ratings.ts';
import { levelParts, type LevelPart } from '#schema/rules/vendorLevels.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { holidayOf, isPublic, type CatalogueProjection, type ProductIndex } from '#server/modules/catalog/index.ts';
import { NoVendor, NotSignedIn } from '#server/platform/errors.ts';
import { checkPage, checkQuery, sortedPage, type PageRequest, type Place, type SortedPage } from '#server/platform/pagination.ts';
import { hasTokens, indexTokens, queryTokens } from '#server/search/text/tokens.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { NameRanks } from './nameRanks.ts';

export type VendorSort = 'NAME' | 'LEVEL' | 'RATING' | 'NEWEST' | 'PRODUCT_COUNT';

export interface VendorRequest extends PageRequest {
  query?: string | null;
  sort?: VendorSort | null;
  state?: MalaysianState | null;
}

/** A state with the number of its vendors. */
export interface VendorStateCount {
  state: MalaysianState;
  vendorCount: number;
}

export interface VendorListing extends SortedPage<VendorDoc> {
  /** All states, with the number of vendors that match the request apart from its state. */
  states: VendorStateCount[];
}

const DEFAULT_FIRST = 24;
const NUMBER_LENGTH = 16;

/** Inputs of a vendor's level, as counted by the reputation module. */
interface VendorReputation {
  followers: (vendorId: string) => number;
  /** Distinct buyers, delivered and failed. */
  buyers: (vendorId: string) => { delivered: number; failed: number };
}

/** A member acting for their vendor. Every transaction checks the session again. */
export interface Seller {
  viewer: SignedIn;
  vendor: VendorDoc;
}

/** Vendor lookups. There are hundreds of vendors, so each listing sorts them. */
export class VendorService {
  private readonly names: NameRanks;

  constructor(
    private readonly projection: CatalogueProjection,
    private readonly index: ProductIndex,
    private readonly reputation: VendorReputation,
    private readonly now: () => Date,
  ) {
    this.names = new NameRanks(projection);
  }

  /** Finds a vendor by its current or a previous slug; null if it is unknown or not public yet. */
  bySlug(slug: string): VendorDoc | null {
    const vendor = this.projection.vendorBySlug(slug);
    return vendor !== null && isPublic(vendor) ? vendor : null;
  }

  productCount(vendor: VendorDoc): number {
    return this.index.countOf('vendor', vendor.slug);
  }

  /** Level, 0 to 10. */
  level(vendor: VendorDoc): number {
    return this.levelParts(vendor).reduce((sum, { points }) => sum + points, 0);
  }

  levelParts(vendor: VendorDoc): LevelPart[] {
    const { years, months } = this.sellingFor(vendor);
    const { delivered, failed } = this.reputation.buyers(vendor.id);
    return levelParts({
      monthsHere: 12 * years + months,
      products: this.productCount(vendor),
      followers: this.reputation.followers(vendor.id),
      delivered,
      failed,
      brought: vendor.level,
    });
  }

  /** Whole years and months since the vendor joined; zero if that is in the future. */
  sellingFor(vendor: VendorDoc): { years: number; months: number } {
    const [from, now] = [new Date(vendor.joinedAt), this.now()];
    const calendarMonths = (now.getUTCFullYear() - from.getUTCFullYear()) * 12 + now.getUTCMonth() - from.getUTCMonth();
    const isMonthUnfinished =
      now.getUTCDate() < from.getUTCDate() || (now.getUTCDate() === from.getUTCDate() && now.getUTCHours() < from.getUTCHours());
    const months = Math.max(0, calendarMonths - (isMonthUnfinished ? 1 : 0));
    return { years: Math.floor(months / 12), months: months % 12 };
  }

  /** End of the vendor's holiday; null if the vendor is taking orders now. */
  holidayUntil(vendor: VendorDoc): string | null {
    return holidayOf(vendor, this.now());
  }

  /** A page of vendors. Throws BadInput for arguments beyond their limits and for malformed cursors. */
  list(request: VendorRequest, locale: Locale): VendorListing {
    const requested = checkPage(request, { defaultFirst: DEFAULT_FIRST });
    const sort = request.sort ?? 'LEVEL';
    const words = queryTokens(checkQuery(request.query));
    const inEveryState = [...this.projection.all('vendors').values()]
      .filter(isPublic)
      .filter((vendor) => hasTokens(tokensOfVendor(vendor), words));
    const matching = inEveryState.filter((vendor) => request.state == null || vendor.state === request.state);
    const placeOf = (vendor: VendorDoc) => ({ key: this.sortKey(vendor, sort), id: vendor.id });
    // A position depends on the language. Cursors from earlier versions do not contain one.
    const name = locale === DEFAULT_LOCALE ? `VENDOR_${sort}` : `VENDOR_${sort} ${locale}`;
    const byName = this.names.order(locale);
    const compare = (left: Place, right: Place) =>
      compareTexts(left.key.slice(0, NUMBER_LENGTH), right.key.slice(0, NUMBER_LENGTH)) ||
      byName(left.key.slice(NUMBER_LENGTH), right.key.slice(NUMBER_LENGTH)) ||
      compareTexts(left.id, right.id);
    return { ...sortedPage(matching, { name, placeOf, compare }, requested), states: countsByState(inEveryState) };
  }

  /** Sort key, ascending: a number of `NUMBER_LENGTH` digits, followed by the name to break ties. */
  private sortKey(vendor: VendorDoc, sort: VendorSort): string {
    const descending = String(Number.MAX_SAFE_INTEGER - this.sortNumber(vendor, sort)).padStart(NUMBER_LENGTH, '0');
    return `${descending}${vendor.name}`;
  }

  private sortNumber(vendor: VendorDoc, sort: VendorSort): number {
    switch (sort) {
      case 'NAME':
        return 0;
      case 'LEVEL':
        return this.level(vendor);
      case 'RATING':
        return Math.round(rankedAverage(this.projection.vendorStars(vendor.id)) * 1000);
      case 'NEWEST':
        return Date.parse(vendor.joinedAt);
      case 'PRODUCT_COUNT':
        return this.productCount(vendor);
    }
  }
}

function countsByState(vendors: readonly VendorDoc[]): VendorStateCount[] {
  const counts = new Map(MALAYSIAN_STATES.map((state) => [state, 0]));
  for (const { state } of vendors) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts].map(([state, vendorCount]) => ({ state, vendorCount }));
}

/** Vendors by their owner's account. */
export class VendorAccountService {
  constructor(private readonly projection: Pick<CatalogueProjection, 'vendorOf'>) {}

  /** A user's vendor; null if there is none. */
  vendorOf(userId: string): VendorDoc | null {
    return this.projection.vendorOf(userId);
  }

  /** The viewer with their vendor. Throws NotSignedIn for a guest, and NoVendor for a member without a vendor. */
  sellerOf(viewer: SignedIn | null): Seller {
    if (viewer === null) throw new NotSignedIn();
    const vendor = this.vendorOf(viewer.userId);
    if (vendor === null) throw new NoVendor();
    return { viewer, vendor };
  }
}

function tokensOfVendor({ name, city, kind }: VendorDoc): readonly string[] {
  return indexTokens([name, city, ...everyTextOf(kind)].join(' '));
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
