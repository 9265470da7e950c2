import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { MAX_NESTED_FIRST, VENDOR_LEVEL_MAX } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { InLocale, textIn } from '#server/graphql/locale.ts';
import type { Locale } from '#server/graphql/locale.ts';
import { DateTime } from '#server/graphql/scalars.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { Image } from '../catalog/image.type.ts';
import type { Listing } from '../catalog/listing.service.ts';
import { VendorProductsArgs } from '../catalog/product.args.ts';
import { ProductConnection } from '../catalog/productConnection.type.ts';
import { VendorsArgs } from './vendor.args.ts';
import type { VendorListing } from './vendor.service.ts';
import { DeliveryRate } from './deliveryRate.type.ts';
import type { DeliveryRate as DeliveryRateSource } from './deliveryRates.ts';
import { legalForm } from './legalForm.ts';
import { LevelPart } from './levelPart.type.ts';
import { SellingFor, Vendor } from './vendor.type.ts';
import { VendorConnection } from './vendorConnection.type.ts';

@Resolver(() => Vendor)
export class VendorResolver {
  @Query(() => VendorConnection, { nullable: true, complexity: 4000, description: 'The sellers in the market.' })
  vendors(@Args(() => VendorsArgs) request: VendorsArgs, @Ctx() { services }: GraphQLContext): VendorListing {
    return services.vendors.list(request);
  }

  @Query(() => Vendor, { nullable: true, description: 'One vendor; null when there is none.' })
  vendor(
    @Arg('slug', () => String, { description: 'Its name in addresses.' }) slug: string,
    @Ctx() { services }: GraphQLContext,
  ): VendorDoc | null {
    return services.vendors.bySlug(slug);
  }

  @FieldResolver(() => String, { description: 'What it says of itself, plain text.' })
  description(@Root() vendor: VendorDoc, @InLocale() locale: Locale): string {
    return textIn(vendor.description, locale);
  }

  @FieldResolver(() => String, { description: 'What kind of seller it is, for example "Roastery".' })
  kind(@Root() vendor: VendorDoc, @InLocale() locale: Locale): string {
    return textIn(vendor.kind, locale);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The shop sign; null without one.' })
  logo(@Root() vendor: VendorDoc): PictureDoc | null {
    return vendor.logo;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The picture over its page; null without one.' })
  banner(@Root() vendor: VendorDoc): PictureDoc | null {
    return vendor.banner;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Legal form of the business.' })
  businessType(@Root() vendor: VendorDoc, @InLocale() locale: Locale): string | null {
    return legalForm(vendor.businessType, locale);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Registration number of the business; null when it has none.' })
  registrationNumber(@Root() vendor: VendorDoc): string | null {
    return vendor.registrationNumber || null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What it says of returns beside the market's own promise, plain text; null when it says nothing.",
  })
  returnPolicy(@Root() { returnPolicy }: VendorDoc, @InLocale() locale: Locale): string | null {
    return returnPolicy ? textIn(returnPolicy, locale) : null;
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'It takes no orders before this moment; null: it takes some now.' })
  holidayUntil(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): string | null {
    return services.vendors.holidayUntil(vendor);
  }

  @FieldResolver(() => Int, { description: 'How far it has come, 0 to `levelOutOf`.' })
  level(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): number {
    return services.vendors.level(vendor);
  }

  @FieldResolver(() => [LevelPart], { description: 'What its level is made of: the points of the parts add up to it.' })
  levelParts(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): LevelPart[] {
    return services.vendors.levelParts(vendor);
  }

  @FieldResolver(() => Int, { description: 'The top of the scale of `level`.' })
  levelOutOf(): number {
    return VENDOR_LEVEL_MAX;
  }

  @FieldResolver(() => SellingFor, { description: 'How long it has been selling here.' })
  sellingFor(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): SellingFor {
    return services.vendors.sellingFor(vendor);
  }

  @FieldResolver(() => Int, { complexity: 15, description: 'Its listed products.' })
  productCount(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): number {
    return services.vendors.productCount(vendor);
  }

  @FieldResolver(() => [DeliveryRate], {
    description: 'What one of its packages costs to each state it delivers to, and how long it takes.',
  })
  deliveryRates(@Root() vendor: VendorDoc, @Ctx() { services }: GraphQLContext): DeliveryRateSource[] {
    return services.vendors.deliveryRates(vendor);
  }

  @FieldResolver(() => ProductConnection, {
    complexity: 200,
    description: 'Its products; for long pages filter `Query.products` by vendor.',
  })
  products(
    @Root() vendor: VendorDoc,
    @Args(() => VendorProductsArgs) request: VendorProductsArgs,
    @Ctx() { services, locale }: GraphQLContext,
  ): Listing {
    return services.listings.list(request, { locale, defaultFirst: MAX_NESTED_FIRST, maxFirst: MAX_NESTED_FIRST, vendor: vendor.slug });
  }
}
