import { MAX_LINES, MAX_QUANTITY } from '#schema/rules/limits.ts';
import { BadInput } from '#server/modules/badInput.error.ts';
import type { CatalogReader } from '#server/modules/catalog/catalogReader.ts';
import { mergeLines } from './mergeLines.ts';
import { priceCart } from './priceCart.ts';
import type { Destination, Quote, WantedLine } from './quote.ts';

/** Tells what a cart costs. It changes nothing and promises nothing: `OrderService` prices again when the order is placed. */
export class QuoteService {
  private readonly catalog: CatalogReader;

  private readonly now: () => Date;

  constructor({ catalog, now }: { catalog: CatalogReader; now: () => Date }) {
    this.catalog = catalog;
    this.now = now;
  }

  /** Prices a cart at most 250 lines long; several lines of one variant become one. Throws BadInput beyond the limits. */
  quote(lines: readonly WantedLine[], destination: Destination): Quote {
    if (lines.length > MAX_LINES) throw new BadInput(`\`lines\` holds at most ${MAX_LINES} lines.`);
    const merged = mergeLines(lines);
    const isOutside = ({ quantity }: WantedLine) => !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY;
    if (lines.some(isOutside) || merged.some(isOutside)) throw new BadInput(`\`quantity\` must be from 1 to ${MAX_QUANTITY}.`);
    return priceCart(this.catalog, merged, destination, this.now());
  }
}
