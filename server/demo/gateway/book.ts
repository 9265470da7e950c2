import type { Charge } from './charge.ts';

/** Repository of the gateway's charges, passed in when it is opened; the gateway knows no store. */
export interface Book {
  get(id: string): Promise<Charge | null>;
  byPageKey(pageKey: string): Promise<Charge | null>;
  /** Charges with a scheduled result. */
  later(): Promise<Charge[]>;
  /** Charges with a result that the merchant has not acknowledged. */
  untold(): Promise<Charge[]>;
  /** Changes one charge in a transaction: the result of `change` is stored, and returned once it is durable. */
  change<Result extends Charge | null>(id: string, change: (charge: Charge | null) => Result): Promise<Result>;
}
