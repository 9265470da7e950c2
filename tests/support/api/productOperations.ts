/** Vendor operations on products, as any client might send them. */
const PRODUCT = /* GraphQL */ `
  fragment Own on VendorProduct {
    version
    onHand
    status
    price {
      minorUnits
    }
    wasPrice {
      minorUnits
    }
    halal {
      number
      expires
    }
    pictures {
      id
      image {
        url
        alt
        altMs: alt(locale: MS)
      }
    }
    variants {
      onHand
      imageId
      price {
        minorUnits
      }
      variant {
        id
        sku
        status
        options {
          key
          value
          label
        }
      }
    }
    product {
      id
      slug
      sku
      title
      titleMs: title(locale: MS)
      description
      status
      tags
      color
      label
      weight
      fulfilment
      updatedAt
      brand {
        slug
        name
      }
      category {
        slug
      }
      halal {
        number
      }
    }
  }
`;

const ERRORS = 'errors { __typename ... on UserError { code message path } ... on Conflict { current } }';

export const SAVE_PRODUCT = /* GraphQL */ `
  mutation Save($id: ID, $input: ProductInput!, $expectedVersion: Int) {
    saveProduct(id: $id, input: $input, expectedVersion: $expectedVersion) {
      product {
        ...Own
      }
      ${ERRORS}
    }
  }
  ${PRODUCT}
`;

export const SET_STATUS = /* GraphQL */ `
  mutation Status($id: ID!, $status: ProductStatus!) {
    setProductStatus(id: $id, status: $status) {
      product {
        ...Own
      }
      ${ERRORS}
    }
  }
  ${PRODUCT}
`;

export const SET_STOCK = /* GraphQL */ `
  mutation Stock($changes: [StockChange!]!, $offers: [OfferChange!]) {
    setStock(changes: $changes, offers: $offers) {
      products {
        version
        status
        price {
          minorUnits
        }
        wasPrice {
          minorUnits
        }
        product {
          id
        }
      }
      vendor {
        id
        todo {
          lowStock
        }
      }
      ${ERRORS}
    }
  }
`;

export const OWN_PRODUCT = /* GraphQL */ `
  query Own($id: ID!) {
    viewer {
      vendor {
        product(id: $id) {
          ...Own
        }
      }
    }
  }
  ${PRODUCT}
`;

export interface OwnProductResponse {
  version: number;
  onHand: number;
  status: string;
  price: { minorUnits: number };
  wasPrice: { minorUnits: number } | null;
  halal: { number: string; expires: string } | null;
  pictures: { id: string; image: { url: string; alt: string; altMs: string } }[];
  variants: {
    onHand: number;
    imageId: string | null;
    price: { minorUnits: number } | null;
    variant: { id: string; sku: string; status: string; options: { key: string; value: string; label: string }[] };
  }[];
  product: {
    id: string;
    slug: string;
    sku: string;
    title: string;
    titleMs: string;
    description: string;
    status: string;
    tags: string[];
    color: string | null;
    weight: string | null;
    fulfilment: string[];
    updatedAt: string;
    brand: { slug: string; name: string } | null;
    category: { slug: string };
    halal: { number: string } | null;
  };
}

export interface ErrorResponse {
  code: string;
  message: string;
  path: string[] | null;
  current?: number;
}

export interface ProductResponse {
  product: OwnProductResponse | null;
  errors: ErrorResponse[];
}
