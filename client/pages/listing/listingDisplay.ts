import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { CardDensity } from '#client/features/catalog/ProductCard.tsx';
import type { GridColumns, ListingLayout, ListingQuery } from '#client/features/filters/listingQuery.ts';
import type { DisplayState } from '#client/state/display.ts';

type ListingView = ViewByPage['listing'];

/** Layout and card variant. The URL takes precedence over the stored display options, which take precedence over the route. */
export interface ListingDisplay {
  layout: ListingLayout;
  /** Number of grid columns, kept even while the list is shown. */
  columns: GridColumns;
  /** Number of columns in the list on wide viewports. */
  listColumns: 1 | 2;
  card: CardDensity;
}

/** The numbers of columns to choose from. Next to a sidebar, they are smaller. */
export function columnOptions({ sidebar }: Pick<ListingView, 'sidebar'>): readonly GridColumns[] {
  return sidebar === 'none' ? [3, 4, 5, 6] : [2, 3, 4];
}

/** A route's default number of grid columns, even for a route that shows a list by default. */
export function routeColumns({ layout, columns, sidebar }: Pick<ListingView, 'layout' | 'columns' | 'sidebar'>): GridColumns {
  if (layout === 'grid' && columns !== 1) return columns;
  return sidebar === 'none' ? 4 : 3;
}

export function listingDisplay(view: ListingView, query: Pick<ListingQuery, 'view' | 'cols'>, kept: DisplayState): ListingDisplay {
  const layout = query.view ?? kept.view ?? view.layout;
  const requestedColumns = query.cols ?? kept.columns;
  const columns = requestedColumns !== null && columnOptions(view).includes(requestedColumns) ? requestedColumns : routeColumns(view);
  const listColumns = view.layout === 'list' && view.columns === 2 ? 2 : 1;
  return { layout, columns, listColumns, card: layout === 'list' ? (listColumns === 2 ? 'halfRow' : 'row') : cardDensity(columns, view) };
}

/** Card variant for a number of columns: the fewer columns there are, the more details a card shows. */
function cardDensity(columns: GridColumns, { sidebar }: Pick<ListingView, 'sidebar'>): CardDensity {
  if (columns <= 3) return sidebar === 'none' ? 'large' : 'described';
  if (columns === 4) return 'standard';
  return columns === 5 ? 'compact' : 'dense';
}
