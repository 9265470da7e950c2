/** Written by `npm run generate`: see scripts/printPublicOperations.ts. */
export const PUBLIC_OPERATIONS: ReadonlySet<string> = new Set(
  'AboutPage BlogListPage BlogPostPage Chrome CompareChoices ComparedTitles Comparison ContactPage DemoCoupons DropHomePage FaqPage FashionHomePage Follows HomePage InformationPage ListedProducts ListingPage NoMatch NotFoundPage ProductPage QuickView ReorderInstead SampleCart SearchPopup SearchStart SellPage Suggestions VendorStore'.split(' '),
);
