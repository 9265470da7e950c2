/** Object types behind each union and interface of the schema: fragments on those match by this. */
export const possibleTypes: Record<string, string[]> = {
  AccountError: ['AuthFailed', 'InvalidInput', 'NotFound'],
  AlertError: ['AuthFailed', 'InvalidInput', 'NotFound'],
  AuthError: ['AuthFailed', 'InvalidInput'],
  ConversationError: ['InvalidInput', 'NotFound'],
  Facet: ['ListFacet', 'RangeFacet'],
  FormError: ['InvalidInput', 'NotFound'],
  ListsError: ['Conflict', 'InvalidInput', 'NotFound'],
  Node: ['Article', 'Brand', 'Category', 'Conversation', 'Order', 'OrderPackage', 'Product', 'Question', 'Review', 'Variant', 'Vendor', 'VendorAccount', 'VendorPackage', 'Viewer'],
  OrderError: ['IllegalTransition', 'InvalidInput', 'NotFound', 'PaymentDeclined'],
  PlaceOrderError: ['CouponRejected', 'InsufficientStock', 'InvalidInput', 'NotFound', 'PaymentDeclined', 'PriceChanged', 'ShippingUnavailable'],
  QuestionError: ['InvalidInput', 'NotFound'],
  ReviewError: ['InvalidInput', 'NotFound'],
  UserError: ['AuthFailed', 'Conflict', 'CouponRejected', 'IllegalTransition', 'InsufficientStock', 'InvalidInput', 'NotFound', 'PaymentDeclined', 'PriceChanged', 'ShippingUnavailable'],
  VendorError: ['AuthFailed', 'Conflict', 'InvalidInput', 'NotFound'],
  VendorPackageError: ['IllegalTransition', 'InvalidInput', 'NotFound'],
};
