/** Something of a shop was asked for by a member who has none. */
export class NoVendor extends Error {
  override readonly name = 'NoVendor';
  constructor() {
    super('Open a shop first: this is for sellers.');
  }
}
