/** Room for so many products and a few more, so that those who come while all are taken in anew do not make everything move. */
export function capacityFor(products: number): number {
  return Math.ceil(products * 1.01) + 256;
}

/** Whether so much room for so many products is worth giving back: that moves all of them. */
export function isWasteful(room: number, products: number): boolean {
  return room > capacityFor(products) * 1.05;
}
