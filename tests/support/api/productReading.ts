import { expect } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import type { Catalogue } from '#seed/catalogue.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { TestApi } from './startApi.ts';

/** The seeded catalogue with a change to one product. */
export function catalogueWith(slug: string, change: Partial<ProductDoc>): Catalogue {
  const catalogue = buildCatalogue();
  return { ...catalogue, products: catalogue.products.map((product) => (product.slug === slug ? { ...product, ...change } : product)) };
}

const PRODUCT = /* GraphQL */ `
  query Product($slug: String, $id: ID, $state: MalaysianState, $kind: RelatedKind, $first: Int) {
    product(slug: $slug, id: $id) {
      id
      slug
      href
      sku
      status
      weight
      colors
      title(locale: MS)
      brand {
        slug
      }
      category {
        slug
        group {
          slug
        }
      }
      vendor {
        slug
      }
      images {
        url(width: W320, format: AVIF)
        default: url
        alt
        width
      }
      price {
        current {
          minorUnits
          amount
          currency
          formatted
        }
        was {
          minorUnits
        }
        discountPercent
        unit {
          per
          price {
            minorUnits
          }
        }
      }
      stock {
        level
        purchasable
      }
      options {
        key
        label
        values {
          value
          label
          swatch
          available
        }
      }
      variants {
        id
        sku
        status
        price {
          current {
            minorUnits
          }
        }
        stock {
          level
          purchasable
        }
        options {
          key
          value
          label
        }
        image {
          url
        }
      }
      halal {
        body
        number
        expires
      }
      delivery(state: $state) {
        deliverable
        cheapest {
          minorUnits
        }
        minDays
        maxDays
        earliest
        latest
        reason
      }
      related(kind: $kind, first: $first) {
        slug
        category {
          slug
        }
        vendor {
          slug
        }
      }
    }
  }
`;

export interface Product {
  id: string;
  slug: string;
  href: string;
  status: string;
  title: string;
  images: { url: string; default: string }[];
  price: {
    current: { minorUnits: number; amount: string; currency: string; formatted: string };
    was: { minorUnits: number } | null;
    discountPercent: number | null;
    unit: { per: string; price: { minorUnits: number } } | null;
  };
  stock: { level: string; purchasable: number };
  options: { key: string; values: { value: string; available: boolean }[] }[];
  variants: { id: string; status: string; stock: { purchasable: number }; options: { key: string; value: string; label: string }[] }[];
  halal: { body: string } | null;
  category: { slug: string };
  vendor: { slug: string };
  delivery: {
    deliverable: boolean;
    cheapest: { minorUnits: number } | null;
    minDays: number | null;
    maxDays: number | null;
    earliest: string | null;
    latest: string | null;
    reason: string | null;
  };
  related: { slug: string; category: { slug: string }; vendor: { slug: string } }[];
}

/** Reads a product with all the fields that its page shows. */
export async function read(api: TestApi, variables: Record<string, unknown>, locale: 'en' | 'ms' = 'en'): Promise<Product> {
  const { data, errors } = await api.execute<{ product: Product }>(PRODUCT, variables, { locale });
  expect(errors).toBeUndefined();
  return data.product;
}
