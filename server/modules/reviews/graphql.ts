/** Public interface of the module for the GraphQL layer: object types, inputs and resolvers. */
import {
  OrderLineReviewResolver,
  PackageReviewsResolver,
  ProductReviewsResolver,
  ReviewMutations,
  VendorReviewsResolver,
  ViewerReviewsResolver,
} from './reviewLists.resolver.ts';
import { Review, ReviewFault, ReviewStatus } from './review.resolver.ts';

export { ReviewFault, ReviewStatus };

export const reviewsResolvers = [
  Review,
  ...[ReviewMutations, ProductReviewsResolver, OrderLineReviewResolver, PackageReviewsResolver],
  ...[ViewerReviewsResolver, VendorReviewsResolver],
] as const;
