import { afterEach, beforeEach, vi } from 'vitest';

/** React says this once, to the test and not of the product: a press that leads to a page whose data has yet to come. */
const OF_THE_TEST = /A component suspended inside an `act` scope/;

/** A test that makes the product write to console.error fails, even when its expectations hold. */
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
