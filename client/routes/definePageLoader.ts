import type { OperationVariables } from '@apollo/client';
import type { PageKind, PageLoader } from './routeTypes.ts';

/** Declares a page's query; the types of data and variables follow from the document. See `routeTypes.ts`. */
export function definePageLoader<Kind extends PageKind, Data, Variables extends OperationVariables>(
  page: Kind,
  parts: Omit<PageLoader<Kind, Data, Variables>, 'page'>,
): PageLoader<Kind, Data, Variables> {
  return { page, ...parts };
}
