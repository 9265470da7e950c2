import { spawn, type ChildProcess } from 'node:child_process';

export interface SpawnedServer {
  process: ChildProcess;
  output: () => string;
  /** Resolves to the exit code, or to null if a signal ended the server. */
  ended: Promise<number | null>;
}

/** Runs the `npm start` script and, unlike `runServer`, allows it to fail. `openFiles` limits the number of files it may open. */
export function spawnServer(env: Record<string, string>, openFiles?: number): SpawnedServer {
  // Overrides the BASE_URL that Vitest sets.
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" scripts/start.mjs`, process.execPath], {
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
