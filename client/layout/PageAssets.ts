/** The files that a page shows itself with, as addresses. Scripts come later: see `client/entry-head.ts`. */
export interface PageAssets {
  styles: string[];
  fonts: string[];
}
