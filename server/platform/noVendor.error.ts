/** A vendor operation was requested by a member without a shop. */
export class NoVendor extends Error {
  override readonly name = 'NoVendor';
  constructor() {
    super('Open a shop first: this is for sellers.');
  }
}
