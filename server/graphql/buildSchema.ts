import 'reflect-metadata';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { ACCOUNT_RESOLVERS } from '#server/modules/accounts/accountResolvers.ts';
import { BrandResolver } from '#server/modules/catalog/brand.resolver.ts';
import { CategoryGroupResolver, CategoryResolver } from '#server/modules/catalog/category.resolver.ts';
import { DeliveryEstimateResolver } from '#server/modules/catalog/deliveryEstimate.type.ts';
import { FacetResolver, FacetValueResolver, RangeBucketResolver, RangeFacetResolver } from '#server/modules/catalog/facet.resolver.ts';
import { ListFacet, RangeFacet } from '#server/modules/catalog/facet.type.ts';
import { ImageResolver } from '#server/modules/catalog/image.resolver.ts';
import { AppliedFilterResolver, ListingResolver, ProductEdgeResolver } from '#server/modules/catalog/listing.resolver.ts';
import { ProductResolver } from '#server/modules/catalog/product.resolver.ts';
import { OptionValueResolver, ProductOptionResolver, SelectedOptionResolver } from '#server/modules/catalog/productOption.resolver.ts';
import { SuggestionsResolver } from '#server/modules/catalog/suggestions.resolver.ts';
import { VariantResolver } from '#server/modules/catalog/variant.resolver.ts';
import { ARTICLE_RESOLVERS } from '#server/modules/content/article.resolver.ts';
import { CategoryTileResolver, FactResolver, ServiceResolver } from '#server/modules/content/content.resolver.ts';
import { INFORMATION_RESOLVERS } from '#server/modules/content/information.resolver.ts';
import {
  BankResolver,
  WalletResolver,
  CartLineResolver,
  ContactInfoResolver,
  PaymentMethodInfoResolver,
  MarketplaceResolver,
  StateInfoResolver,
} from '#server/modules/content/marketplace.resolver.ts';
import { BannerResolver, CollectionResolver } from '#server/modules/content/showcase.resolver.ts';
import { OutboxResolver } from '#server/modules/notifications/outbox.resolver.ts';
import { InboxResolver, VendorMessageResolver } from '#server/modules/inbox/inbox.resolver.ts';
import { MessageResolver } from '#server/modules/inbox/message.resolver.ts';
import { COUPON_RESOLVERS } from '#server/modules/content/demoCoupon.type.ts';
import { ORDER_RESOLVERS } from '#server/modules/checkout/orderResolvers.ts';
import { SAVED_RESOLVERS } from '#server/modules/saved/savedResolvers.ts';
import { PACKAGE_RESOLVERS } from '#server/modules/fulfilment/packageResolvers.ts';
import { IMPORT_RESOLVERS } from '#server/modules/imports/importResolvers.ts';
import { INVENTORY_RESOLVERS } from '#server/modules/inventory/inventoryResolvers.ts';
import { INSIGHT_RESOLVERS } from '#server/modules/insights/vendorStats.resolver.ts';
import { VENDOR_RESOLVERS } from '#server/modules/vendors/vendorResolvers.ts';
import { resolveInTime } from './deadline.ts';
import { callResolversDirectly } from './directResolvers.ts';
import { runMutationsOnce } from './execution/mutationResults.ts';
import { MoneyResolver } from './money.type.ts';
import { NodeResolver } from './node.resolver.ts';

/**
 * Builds the API's schema from its resolvers. Nothing else is executable: a resolver missing here has no field. `isDirect: false` leaves
 * out the direct calls of resolvers, for comparison.
 */
export async function buildApiSchema({ isDirect = true } = {}): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AppliedFilterResolver,
      BankResolver,
      WalletResolver,
      BannerResolver,
      BrandResolver,
      CartLineResolver,
      CategoryGroupResolver,
      CategoryResolver,
      CategoryTileResolver,
      CollectionResolver,
      ContactInfoResolver,
      DeliveryEstimateResolver,
      FacetResolver,
      FacetValueResolver,
      FactResolver,
      ImageResolver,
      InboxResolver,
      ListingResolver,
      ProductEdgeResolver,
      MessageResolver,
      MoneyResolver,
      NodeResolver,
      OptionValueResolver,
      OutboxResolver,
      PaymentMethodInfoResolver,
      ProductOptionResolver,
      ProductResolver,
      RangeBucketResolver,
      RangeFacetResolver,
      SelectedOptionResolver,
      ServiceResolver,
      VendorMessageResolver,
      MarketplaceResolver,
      StateInfoResolver,
      SuggestionsResolver,
      VariantResolver,
      ...ACCOUNT_RESOLVERS,
      ...ARTICLE_RESOLVERS,
      ...INSIGHT_RESOLVERS,
      ...INVENTORY_RESOLVERS,
      ...IMPORT_RESOLVERS,
      ...INFORMATION_RESOLVERS,
      ...COUPON_RESOLVERS,
      ...ORDER_RESOLVERS,
      ...PACKAGE_RESOLVERS,
      ...VENDOR_RESOLVERS,
      ...SAVED_RESOLVERS,
    ],
    orphanedTypes: [ListFacet, RangeFacet],
    // Services validate their input with their own messages; a second validation by class would be redundant.
    validate: false,
  });
  if (isDirect) callResolversDirectly(schema);
  if (isDirect) runMutationsOnce(schema);
  resolveInTime(schema);
  describeRoot(schema.getQueryType(), 'All reads. Lists are null when they fail, so that the rest of the response stays valid.');
  describeRoot(schema.getMutationType(), 'All writes. Expected refusals are in the `errors` of a payload.');
  return schema;
}

/** type-graphql generates the root types without a description. */
function describeRoot(root: GraphQLObjectType | null | undefined, description: string): void {
  if (root) root.description = description;
}
