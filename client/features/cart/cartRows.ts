import type { RemovedLine } from '#client/state/cart.ts';
import type { PricedLine, VendorGroup } from './cartFigures.ts';

/** What stands in the cart's list: a line, or in its place the chance to put a removed one back. */
export type CartRow = { kind: 'line'; priced: PricedLine } | { kind: 'removed'; removed: RemovedLine };

export interface RowGroup {
  vendorId: string;
  vendorName: string;
  rows: CartRow[];
  subtotalCents: number;
}

/** Puts what was removed on this page back among the lines, where it stood, with its vendor. */
export function cartRows(groups: readonly VendorGroup[], removed: readonly RemovedLine[]): RowGroup[] {
  const result: RowGroup[] = groups.map(({ lines, ...group }) => ({ ...group, rows: lines.map((priced) => ({ kind: 'line', priced })) }));
  const there = new Set(groups.flatMap(({ lines }) => lines.map(({ line }) => line.variantId)));
  for (const entry of removed) {
    // It is put back already, or on its way out.
    if (there.has(entry.line.variantId)) continue;
    const { vendorId, vendorName } = entry.line.snapshot;
    const row: CartRow = { kind: 'removed', removed: entry };
    const group = result.find((one) => one.vendorId === vendorId);
    if (!group) {
      result.splice(Math.min(entry.position, result.length), 0, { vendorId, vendorName, rows: [row], subtotalCents: 0 });
      continue;
    }
    const before = result.slice(0, result.indexOf(group)).reduce((sum, one) => sum + one.rows.length, 0);
    group.rows.splice(Math.max(0, Math.min(entry.position - before, group.rows.length)), 0, row);
  }
  return result;
}
