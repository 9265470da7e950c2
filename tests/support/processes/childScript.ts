import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { builtScript } from './builtScript.ts';

export interface ChildScript {
  /** The lines that the script has printed so far. */
  lines: string[];
  /** Resolves when `times` matching lines have been printed. Rejects with the script's error output if it exits before that. */
  printed(pattern: RegExp, times?: number): Promise<void>;
  /**
   * Resolves when the script has exited and all its output has been read: to the signal that ended it, or to null if it exited by itself.
   */
  ended: Promise<NodeJS.Signals | null>;
  /** Suspends the script (SIGSTOP). */
  stop(): void;
  /** Kills the script (SIGKILL). Resolves when it has exited and all its output has been read. */
  kill(): Promise<void>;
}

/** Runs a TypeScript file from this folder as a child process. */
export async function startChildScript(file: string, ...args: string[]): Promise<ChildScript> {
  const script = await builtScript(`tests/support/processes/${file}`);
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  let errors = '';
  const reader = createInterface({ input: child.stdout });
  const closed = Promise.all([once(reader, 'close'), once(child, 'exit')]).then(() => child.signalCode);
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
    stop: () => void child.kill('SIGSTOP'),
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}
