/** Runs the built server as a child process, with a free port and a data folder that is deleted when it stops. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningServer {
  url: string;
  directory: string;
  process: ChildProcess;
  /** All output printed so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /** Node.js options that apply to the server, but not to a build that precedes it. */
  nodeArgs?: string[];
  /** An existing data folder, which is not deleted when the server stops. */
  directory?: string;
  port?: number;
  startTimeoutMs?: number;
  /** The program to run, by default the repository's build, which is rebuilt if sources have changed. */
  program?: string;
}

const START_TIMEOUT_MS = 60_000;

export async function runServer(options: ServerOptions = {}): Promise<RunningServer> {
  const directory = options.directory ?? (await mkdtemp(path.join(tmpdir(), 'rizq-')));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...(options.nodeArgs ?? []), options.program ?? 'scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BASE_URL: url,
      RIZQ_DATA: directory,
      RIZQ_LOG: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    // A graceful shutdown takes half a second longer, and a temporary folder does not need one.
    if (child.exitCode === null && child.signalCode === null) child.kill(options.directory ? 'SIGTERM' : 'SIGKILL');
    await ended;
    if (!options.directory) await rm(directory, { recursive: true, force: true });
  };
  const deadline = Date.now() + (options.startTimeoutMs ?? START_TIMEOUT_MS);
  await waitUntilReady(`${url}/readyz`, child, () => output, deadline).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, directory, process: child, output: () => output, stop };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** Polls until the server responds with 200, exits or times out. */
async function waitUntilReady(url: string, child: ChildProcess, output: () => string, deadline: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready:\n${output()}`);
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error(`The server was not ready on ${url} in time:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
