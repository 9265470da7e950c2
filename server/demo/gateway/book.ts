import type { Charge } from './charge.ts';

/** Where the gateway keeps its charges. Whoever opens it brings one; the gateway knows no store. */
export interface Book {
  get(id: string): Promise<Charge | null>;
  byPageKey(pageKey: string): Promise<Charge | null>;
  /** Charges whose answer is to come by itself. */
  later(): Promise<Charge[]>;
  /** Charges with an answer that the merchant has not acknowledged. */
  untold(): Promise<Charge[]>;
  /** Changes one charge, alone: what `change` returns is kept, and resolved with once it is safe. */
  change<Result extends Charge | null>(id: string, change: (charge: Charge | null) => Result): Promise<Result>;
}
