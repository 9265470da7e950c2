import type { CatalogueSort, Hit } from '#server/search/catalogueQuery.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import { encodeCursor } from '#server/platform/cursor.ts';

/** Product edge of a listing; its cursor is encoded lazily. */
export class FoundEdge {
  constructor(
    readonly node: ProductDoc,
    readonly selection: Selection,
    private readonly place: { sort: CatalogueSort; hit: Hit },
  ) {}

  get cursor(): string {
    return encodeCursor(this.place.sort, this.place.hit);
  }
}
