import { afterEach, beforeEach, vi } from 'vitest';

/** A React warning about the test rather than the product: a click that navigates to a page whose data is still loading. */
const OF_THE_TEST = /A component suspended inside an `act` scope/;

/** Fails a test in which the product writes to console.error, even if its expectations hold. */
export function failOnConsoleError(): void {
  let complaints: unknown[][] = [];
  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      if (!OF_THE_TEST.test(String(words[0]))) complaints.push(words);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    const seen = complaints;
    complaints = [];
    if (seen.length > 0) throw new Error(`console.error was called: ${seen.map((words) => words.map(String).join(' ')).join('\n')}`);
  });
}
