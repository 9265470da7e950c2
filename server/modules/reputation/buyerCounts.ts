import type { TradeResult } from './trade.ts';

/** A vendor's distinct buyers. */
export interface Buyers {
  delivered: number;
  failed: number;
}

interface Packages {
  delivered: number;
  failed: number;
}

/** A vendor's buyers, each counted once: as delivered if at least as many of their packages were delivered as failed. */
export class BuyerCounts implements Buyers {
  delivered = 0;
  failed = 0;
  private readonly packages = new Map<string, Packages>();

  add(person: string, result: TradeResult, sign: 1 | -1): void {
    if (result === null) return;
    const known = this.packages.get(person) ?? { delivered: 0, failed: 0 };
    this.countBuyer(known, -1);
    known[result === 'DELIVERED' ? 'delivered' : 'failed'] += sign;
    this.countBuyer(known, 1);
    if (known.delivered === 0 && known.failed === 0) this.packages.delete(person);
    else this.packages.set(person, known);
  }

  private countBuyer({ delivered, failed }: Packages, sign: 1 | -1): void {
    if (delivered === 0 && failed === 0) return;
    this[delivered >= failed ? 'delivered' : 'failed'] += sign;
  }
}
