/** Types for the parts of itemsjs that are used here, because it ships none. */
declare module 'itemsjs' {
  interface Search {
    query?: string;
    filters?: Record<string, readonly string[]>;
    filter?: (item: Record<string, unknown>) => boolean;
    sort?: string;
    per_page: number;
    page: number;
  }
  interface Found {
    pagination: { total: number };
    data: { items: unknown[]; aggregations: Record<string, { buckets: { key: string; doc_count: number }[] }> };
  }
  interface Configuration {
    aggregations: Record<string, { conjunction: boolean; size: number }>;
    searchableFields: string[];
    sortings: Record<string, { field: string; order: 'asc' | 'desc' }>;
  }
  export default function itemsjs(items: readonly object[], configuration: Configuration): { search(search: Search): Found };
}
