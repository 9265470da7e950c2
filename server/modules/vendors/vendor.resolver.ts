import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { TextFields } from '#server/graphql/derivedFields.ts';
import { businessTypeOf } from '#schema/rules/businessTypes.ts';
import { MAX_NESTED_FIRST, VENDOR_LEVEL_MAX } from '#schema/rules/limits.ts';
import { Reads } from '#server/graphql/dependencies.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, type Locale } from '#server/graphql/locale.ts';
import { DateOnly, DateTime } from '#server/graphql/scalars.ts';
import {
  Product,
  ProductConnection,
  RatingSummary,
  ratingSummary,
  SearchSuggestions,
  VendorProductsArgs,
} from '#server/modules/catalog/graphql.ts';
import { deliveryRates, type DeliveryRate as DeliveryRateSource, type Listing } from '#server/modules/catalog/index.ts';
import { translate } from '#server/platform/messages.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { VendorListing } from './vendor.service.ts';
import { VendorsArgs, DeliveryRate, LevelPart, SellingFor, Vendor, VendorConnection } from './vendor.type.ts';

@Resolver(() => Vendor)
@TextFields<VendorDoc>(
  { description: 'Description of the vendor, plain text.', kind: 'Kind of vendor, for example "Roastery".' },
  { returnPolicy: 'Additional return policy of the vendor as plain text; null if none.' },
)
class VendorResolver {
  @Reads('catalogue', 'finishedPackages', 'followers')
  @Extensions({ cost: 4000 })
  @Query(() => VendorConnection, { nullable: true, description: 'Vendors of the marketplace.' })
  vendors(@Args(() => VendorsArgs) request: VendorsArgs, @Ctx() { services, locale }: GraphQLContext): VendorListing {
    return services.vendors.list(request, locale);
  }

  @Reads('catalogue')
  @Query(() => Vendor, { nullable: true, description: 'A vendor by slug; null if not found.' })
  vendor(
    @Arg('slug', () => String, { description: 'Slug of the vendor.' }) slug: string,
    @Ctx() { services }: GraphQLContext,
  ): VendorDoc | null {
    return services.vendors.bySlug(slug);
  }

  @Reads()
  @FieldResolver(() => String, { nullable: true, description: 'Legal form of the business.' })
  businessType(@Root() vendor: VendorDoc, @InLocale() locale: Locale): string | null {
    return legalForm(vendor.businessType, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Contact email; null unless the vendor has confirmed it.' })
  email(@Root() { email, emailConfirmedAt }: VendorDoc): string | null {
    return emailConfirmedAt == null ? null : email || null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Contact telephone number in E.164; null if none.' })
  phone(@Root() { phone }: VendorDoc): string | null {
    return phone || null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Registration number of the business; null if none.' })
  registrationNumber(@Root() vendor: VendorDoc): string | null {
    return vendor.registrationNumber || null;
  }

  @Reads('catalogue')
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'End of a break during which the vendor takes no orders; null if it takes orders now.',
  })
  holidayUntil(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.vendors.holidayUntil(vendor);
  }

  @Reads('catalogue')
  @FieldResolver(() => DateOnly, {
    nullable: true,
    description: 'Day on which the vendor takes orders again; null if it takes orders now.',
  })
  reopensOn(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.vendors.holidayUntil(vendor);
  }

  @Reads('catalogue')
  @FieldResolver(() => RatingSummary, { description: 'Summary of the published reviews of all its products.' })
  rating(@Root() { id }: VendorDoc, @Ctx() { services }: GraphQLContext): RatingSummary {
    return ratingSummary(services.catalog.vendorStars(id));
  }

  @Reads('catalogue', 'finishedPackages', 'followers')
  @FieldResolver(() => Int, { description: 'Level of the vendor, 0 to `levelOutOf`.' })
  level(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): number {
    return services.vendors.level(vendor);
  }

  @Reads('catalogue', 'finishedPackages', 'followers')
  @FieldResolver(() => [LevelPart], { description: 'Parts of the level; their points add up to `level`.' })
  levelParts(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): LevelPart[] {
    return services.vendors.levelParts(vendor);
  }

  @FieldResolver(() => Int, { description: 'Maximum of `level`.' })
  levelOutOf(): number {
    return VENDOR_LEVEL_MAX;
  }

  @Reads('catalogue')
  @FieldResolver(() => SellingFor, { description: 'Time since it joined the marketplace.' })
  sellingFor(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): SellingFor {
    return services.vendors.sellingFor(vendor);
  }

  @Reads('catalogue')
  @Extensions({ cost: 15 })
  @FieldResolver(() => Int, { description: 'Number of listed products.' })
  productCount(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): number {
    return services.vendors.productCount(vendor);
  }

  @FieldResolver(() => [DeliveryRate], {
    description: 'Rates of standard delivery for each state served.',
  })
  deliveryRates(@Root() vendor: VendorDoc): DeliveryRateSource[] {
    return deliveryRates(vendor);
  }

  @Reads('catalogue')
  @Extensions({ cost: 200 })
  @FieldResolver(() => ProductConnection, {
    description: 'Products of the vendor, at most 8 per page. For long lists filter `Query.products` by vendor.',
  })
  products(
    @Root() vendor: VendorDoc,
    @Args(() => VendorProductsArgs) request: VendorProductsArgs,
    @Ctx() { services, locale }: GraphQLContext,
  ): Listing {
    return services.listings.list(request, { locale, defaultFirst: MAX_NESTED_FIRST, maxFirst: MAX_NESTED_FIRST, vendor: vendor.slug });
  }
}

/** A legal form's name; the stored text for an unknown form. */
function legalForm(text: string, locale: Locale): string | null {
  const type = businessTypeOf(text);
  return type === null ? text || null : translate(locale, `businessTypes.${type}`);
}

@Resolver(() => Product)
class ProductVendorResolver {
  @Reads('catalogue')
  @FieldResolver(() => Vendor, { description: 'Vendor of the product.' })
  vendor(@Root() product: ProductDoc, @Ctx() { services }: GraphQLContext): VendorDoc | null {
    return services.catalog.vendor(product.vendorId);
  }
}

@Resolver(() => SearchSuggestions)
class SuggestedVendorsResolver {
  @FieldResolver(() => [Vendor], { description: 'Vendors whose name matches as a prefix.' })
  vendors(@Root() { vendors }: { vendors: VendorDoc[] }): VendorDoc[] {
    return vendors;
  }
}

export const vendorResolvers = [VendorResolver, DeliveryRate, ProductVendorResolver, SuggestedVendorsResolver] as const;
