/** A product as the heart and the comparison need it. */
export interface MarkedProduct {
  productId: string;
  slug: string;
  title: string;
  priceCents: number;
}
