import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface SpawnedShop {
  process: ChildProcess;
  output: () => string;
  /** The code it ends with; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** Runs `npm start`'s script and lets it fail, unlike `runShop`. */
export function spawnShop(env: Record<string, string>): SpawnedShop {
  // Vitest has a BASE_URL of its own.
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', BASE_URL: '', RIZQ_LOG: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code);
    });
  });
  return { process: child, output: () => output, ended };
}
