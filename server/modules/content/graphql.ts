/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import {
  ArticleResolver,
  ArticleBlockResolver,
  ArticleCategoryResolver,
  ArticleTagResolver,
  ArticleConnectionResolver,
} from './article.resolver.ts';
import { FactResolver, ServiceResolver, CategoryTileResolver } from './content.resolver.ts';
import { DemoCouponResolver, DemoCouponsResolver } from './demoCoupon.resolver.ts';
import {
  FaqResolver,
  FaqLinkResolver,
  TeamMemberResolver,
  TestimonialResolver,
  InformationResolver,
  InformationSectionResolver,
} from './information.resolver.ts';
import {
  MarketplaceResolver,
  CartLineResolver,
  StateInfoResolver,
  PaymentMethodInfoResolver,
  BankResolver,
  WalletResolver,
  ContactInfoResolver,
} from './marketplace.resolver.ts';
import { CollectionResolver, BannerResolver } from './showcase.resolver.ts';

export const contentResolvers = [
  ArticleResolver,
  ArticleBlockResolver,
  ArticleCategoryResolver,
  ArticleTagResolver,
  ArticleConnectionResolver,
  FactResolver,
  ServiceResolver,
  CategoryTileResolver,
  DemoCouponResolver,
  DemoCouponsResolver,
  FaqResolver,
  FaqLinkResolver,
  TeamMemberResolver,
  TestimonialResolver,
  InformationResolver,
  InformationSectionResolver,
  MarketplaceResolver,
  CartLineResolver,
  StateInfoResolver,
  PaymentMethodInfoResolver,
  BankResolver,
  WalletResolver,
  ContactInfoResolver,
  CollectionResolver,
  BannerResolver,
] as const;
