/** Separate from `quantity.ts`, which parses units, because pages only show labels that the server has normalised. */

/**
 * Display form of a label: "500g" becomes "500 g", "6x330ml" "6 × 330 ml", "1pcs" "1 pc". Other texts ("6 bottles", "A5") are
 * unchanged.
 */
export function shownQuantity(label: string): string {
  return label
    .replace(/^(?:(\d+)x)?([\d.]+)([a-z]+)$/i, (_, packs: string | undefined, figure: string, unit: string) => {
      return `${packs === undefined ? '' : `${packs} × `}${figure} ${unit}`;
    })
    .replace(/^1 pcs$/, '1 pc');
}
