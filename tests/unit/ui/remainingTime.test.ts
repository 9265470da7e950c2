import { describe, expect, test } from 'vitest';
import { remainingTime } from '#client/ui/feedback/remainingTime.ts';

const END = Date.parse('2026-03-01T16:00:00Z');
const before = (milliseconds: number) => remainingTime(END, END - milliseconds);

describe('the countdown of the deals', () => {
  test('counts hours, minutes and seconds', () => {
    expect(before(((7 * 60 + 42) * 60 + 18) * 1000)).toEqual({ hours: 7, minutes: 42, seconds: 18, isOver: false });
  });

  test('shows more than a day in hours', () => {
    expect(before(30 * 3_600_000).hours).toBe(30);
  });

  test('rounds up to the next second', () => {
    expect(before(1)).toEqual({ hours: 0, minutes: 0, seconds: 1, isOver: false });
  });

  test('ends at zero and stays there', () => {
    expect(before(0).isOver).toBe(true);
    expect(before(-5000)).toEqual({ hours: 0, minutes: 0, seconds: 0, isOver: true });
  });
});
