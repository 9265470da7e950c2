/** Something of a shop was asked for by a member who has none. */
export class NoShop extends Error {
  override readonly name = 'NoShop';
  constructor() {
    super('Open a shop first: this is for sellers.');
  }
}
