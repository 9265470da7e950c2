import { createUnionType, Ctx, Field, FieldResolver, ID, InputType, ObjectType, Resolver, Root } from 'type-graphql';
import { MAX_SAVED_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { localise } from '#schema/rules/localisedText.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import { MoneyFields } from '#server/graphql/derivedFields.ts';
import { describedEnum } from '#server/graphql/enums.ts';
import { InLocale, type Locale as LocaleCode } from '#server/graphql/locale.ts';
import { DateTime, SafeInt } from '#server/graphql/scalars.ts';
import { Money, moneyOrNull } from '#server/graphql/money.type.ts';
import { AuthFailed } from '#server/modules/accounts/graphql.ts';
import { InvalidInput, NotFound } from '#server/graphql/userError.type.ts';
import { Product, ProductFilter, Variant } from '#server/modules/catalog/graphql.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { Vendor } from '#server/modules/vendors/graphql.ts';
import type { AlertDoc, AlertKind as AlertKindName } from '#server/store/documents/alerts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { AlertError as AlertErrorSource, AlertRequest } from './alertTargets.ts';

export const AlertKind = describedEnum<AlertKindName>('AlertKind', 'Kind of an alert.', {
  BACK_IN_STOCK: 'A sold-out variant is for sale again. The alert ends when it was sent.',
  PRICE_DROP: 'A product costs less than at the last alert, or than when the alert was set.',
  SAVED_SEARCH: 'New products match a search.',
  VENDOR_NEWS: 'A vendor has new products.',
});

/** Source object: AlertDoc. */
@ObjectType({
  description: "A member's or guest's wish to be notified, by email at most once a day, and on a member's devices with notifications.",
  simpleResolvers: true,
})
@Resolver(() => Alert)
@MoneyFields<AlertDoc>(
  {},
  {
    threshold: 'PRICE_DROP: highest price that triggers an email; null for any lower price and for other kinds.',
  },
)
export class Alert {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => AlertKind, { description: 'Kind of the alert.' })
  kind!: AlertKindName;

  @Field(() => DateTime, { description: 'Time at which it was set.' })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time at which its news were last sent; null if there were none.' })
  sentAt!: string | null;

  @FieldResolver(() => Money, {
    nullable: true,
    description: 'PRICE_DROP: the price sent last, or at which the alert was set; null for other kinds.',
  })
  lastPrice(@Root() { toldCents }: AlertDoc): Money | null {
    return moneyOrNull(toldCents);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is paused.' })
  isPaused(@Root() { state }: AlertDoc): boolean {
    return state === 'PAUSED';
  }

  @FieldResolver(() => Boolean, { description: 'Whether it has news for the next email.' })
  isPending(@Root() { state }: AlertDoc): boolean {
    return state === 'PENDING';
  }

  @Reads('catalogue')
  @FieldResolver(() => Product, { nullable: true, description: 'Product of a BACK_IN_STOCK or PRICE_DROP; null if it is gone.' })
  product(@Root() { productId }: AlertDoc, @Ctx() { services }: GraphQLContext): ProductDoc | null {
    return productId === null ? null : services.catalog.find({ id: productId });
  }

  @Reads('catalogue')
  @FieldResolver(() => Variant, { nullable: true, description: 'Variant of a BACK_IN_STOCK; null if it is gone.' })
  variant(@Root() { variantId }: AlertDoc, @Ctx() { services }: GraphQLContext): ProductVariant | null {
    return variantId === null ? null : services.catalog.publicVariant(variantId);
  }

  @Reads('catalogue')
  @FieldResolver(() => Vendor, { nullable: true, description: 'Vendor of VENDOR_NEWS, or of the product; null if it is gone.' })
  vendor(@Root() { vendorId }: AlertDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return vendorId === null ? null : services.catalog.publicVendor(vendorId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'SAVED_SEARCH: the search text, possibly empty; null for other kinds.' })
  query(@Root() { search }: AlertDoc): string | null {
    return search?.query ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'SAVED_SEARCH: path and query string of the listing; null for other kinds.' })
  path(@Root() { search }: AlertDoc): string | null {
    return search?.path ?? null;
  }

  @Reads('catalogue')
  @FieldResolver(() => [String], { description: 'SAVED_SEARCH: labels of the filters; empty for other kinds.' })
  filterLabels(@Root() { search }: AlertDoc, @Ctx() { services }: GraphQLContext, @InLocale() locale: LocaleCode): string[] {
    if (search === null) return [];
    return services.listings.labelsOf(JSON.parse(search.filter) as object).map((label) => localise(label, locale));
  }
}

export const AlertError = createUnionType({
  name: 'AlertError',
  description: 'Possible errors of mutations on alerts.',
  types: () => [InvalidInput, NotFound, AuthFailed] as const,
  resolveType: (error: unknown) => (error as AlertErrorSource).kind,
});

@ObjectType({ description: 'The current alert, or at least one error. For guests, a confirmation email.', simpleResolvers: true })
export class AlertPayload {
  @Field(() => Alert, { nullable: true, description: 'Current alert; null on errors and for guests.' })
  alert!: AlertDoc | null;

  @Field(() => Boolean, {
    description: 'Whether a guest must open the link in an email. Also true if the alert is already confirmed.',
  })
  isConfirmationSent!: boolean;

  @Field(() => [AlertError], { description: 'All errors; empty on success.' })
  errors!: AlertErrorSource[];
}

@InputType({ description: 'A search in a listing.' })
export class AlertSearchInput {
  @Field(() => String, { nullable: true, description: 'Search text.' })
  query?: string | null;

  @Field(() => ProductFilter, { nullable: true, description: `Filter; as JSON at most ${MAX_SAVED_SEARCH_LENGTH} characters.` })
  filter?: ProductFilter | null;

  @Field(() => String, { description: 'Path and query string of the listing, to which emails link.' })
  path!: string;
}

@InputType({ description: 'Target of an alert: exactly one of `variantId`, `productId`, `vendorId` and `search`.' })
export class AlertInput implements AlertRequest {
  @Field(() => ID, { nullable: true, description: 'BACK_IN_STOCK: id of a sold-out variant.' })
  variantId?: string | null;

  @Field(() => ID, { nullable: true, description: 'PRICE_DROP: id of a product.' })
  productId?: string | null;

  @Field(() => ID, { nullable: true, description: 'VENDOR_NEWS: id of a vendor.' })
  vendorId?: string | null;

  @Field(() => AlertSearchInput, { nullable: true, description: 'SAVED_SEARCH: a search with a text or a filter.' })
  search?: AlertSearchInput | null;

  @Field(() => SafeInt, {
    nullable: true,
    description: 'With `productId`: highest price in cents that triggers an email, below the current price; any lower price by default.',
  })
  belowCents?: number | null;

  @Field(() => String, { nullable: true, description: 'Email of a guest, who confirms it by a link; ignored with a session.' })
  email?: string | null;
}
