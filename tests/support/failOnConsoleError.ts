import { afterEach, beforeEach, vi } from 'vitest';

/** A test that makes the product write to console.error fails, even when its expectations hold. */
export function failOnConsoleError(): void {
  let complaints: unknown[][] = [];
  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      complaints.push(words);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    const seen = complaints;
    complaints = [];
    if (seen.length > 0) throw new Error(`console.error was called: ${seen.map((words) => words.map(String).join(' ')).join('\n')}`);
  });
}
