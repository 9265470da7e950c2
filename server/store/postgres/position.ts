import type { Position } from '#server/store/store.ts';

const DIGITS = 8;

/** Position of a location in the write-ahead log, such as 0/16B3748. Both halves are padded, so that positions can be compared as text. */
export function positionOf(lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/');
  return `${high.padStart(DIGITS, '0')}${low.padStart(DIGITS, '0')}`.toUpperCase() as Position;
}

/** The location one byte before a given one in the log. */
export function lsnBefore(lsn: string): string {
  const place = BigInt(`0x${positionOf(lsn)}`) - 1n;
  return `${(place >> 32n).toString(16)}/${BigInt.asUintN(32, place).toString(16)}`;
}
