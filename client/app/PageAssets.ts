/** The files that a page needs, as addresses. */
export interface PageAssets {
  styles: string[];
  /** Code of the matched page, fetched while the document is still arriving. */
  modules: string[];
  fonts: string[];
  /** The scripts that start the browser's side. */
  entries: string[];
}
