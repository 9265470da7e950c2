/** A listing in the browser, and the API's result for it. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { execute, cards } from './browserTest.ts';

export interface Listing {
  products: {
    totalCount: number;
    nodes: { title: string }[];
    facets: { key: string; values: { label: string; count: number }[] }[];
  };
}

const LISTING = /* GraphQL */ `
  query ($query: String, $filter: ProductFilter, $sort: ProductSort, $page: Int) {
    products(query: $query, filter: $filter, sort: $sort, page: $page, first: 24) {
      totalCount
      nodes {
        title(locale: EN)
      }
      facets(keys: [CATEGORY, BRAND], valueLimit: 60, includeEmpty: true) {
        key
        ... on ListFacet {
          values {
            label(locale: EN)
            count
          }
        }
      }
    }
  }
`;

/** The API's result, which the page has to show. */
export const listing = async (request: APIRequestContext, variables: object) =>
  (await execute<Listing>(request, LISTING, variables)).products;

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const countLine = (page: Page, total: number) =>
  page.getByRole('main').getByText(new RegExp(`^${total} products? from \\d+ shops?$`));
export const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
export const titles = (page: Page) => cards(page).getByRole('heading');

/** The filters next to the list, on a desktop. */
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

/** The filters in their drawer, on a phone. */
export async function openFilters(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filters/ })
    .click();
  return page.getByRole('dialog', { name: 'Filters' });
}
