/** Capacity for this many products with headroom, so that products added during a rebuild do not reallocate every array. */
export function capacityFor(products: number): number {
  return Math.ceil(products * 1.01) + 256;
}

/** Whether shrinking is worthwhile, as it copies all products. */
export function isWasteful(room: number, products: number): boolean {
  return room > capacityFor(products) * 1.05;
}
