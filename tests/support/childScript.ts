import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';

export interface ChildScript {
  /** Lines it has printed, as they come. */
  lines: string[];
  /** Resolves when it has printed so many lines that match; rejects with its error output when it ended before. */
  printed(pattern: RegExp, times?: number): Promise<void>;
  /** Resolves when it has ended and all that it had printed was read. */
  ended: Promise<unknown>;
  /** Ends it at once (SIGKILL) and resolves when it is gone and all that it had printed was read. */
  kill(): Promise<void>;
}

/** Runs a TypeScript file of tests/support as a process of its own. */
export function startChildScript(file: string, ...args: string[]): ChildScript {
  const script = path.resolve('tests/support', file);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let errors = '';
  const reader = createInterface({ input: child.stdout });
  const closed = Promise.all([once(reader, 'close'), once(child, 'exit')]);
  reader.on('line', (line) => lines.push(line));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    lines,
    ended: closed,
    printed: (pattern, times = 1) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (lines.filter((line) => pattern.test(line)).length >= times) resolve();
        };
        reader.on('line', check);
        void closed.then(() => reject(new Error(`${file} ended: ${errors}`)));
        check();
      }),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
