import type { ReturnRecord_ReturnFragment } from './ReturnRecord.generated.ts';

/** Whether the goods of a return are back with their seller, so that what was paid for them is given back, or was. */
export function isBack({ status }: Pick<ReturnRecord_ReturnFragment, 'status'>): boolean {
  return status === 'RECEIVED' || status === 'REFUNDED';
}
