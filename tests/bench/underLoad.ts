import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface Load {
  port: number;
  /** JSON bodies of POST /graphql. */
  bodies: readonly string[];
  /** Which body comes when, over and over. */
  order: readonly number[];
}

export interface Answered {
  perSecond: number;
  /** Milliseconds that half, and 99 of 100, wait at most. */
  p50: number;
  p99: number;
  /** Processor time of this process for one answer, ms: other work on the machine changes it little. */
  cpuMs: number;
  /** All of them. */
  answered: number;
  /** Mean bytes of a body on the wire, and the encodings. */
  sent: string;
}

const CONNECTIONS = 32;
const WARM_MS = 3000;
const MS = 6000;

/** How many requests a second 32 clients in another process get answered; throws when an answer is no success. */
export async function underLoad({ port, bodies, order }: Load): Promise<Answered> {
  const script = fileURLToPath(new URL('loadClient.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ port, bodies, order, connections: CONNECTIONS, warmMs: WARM_MS, ms: MS }));
  const before = process.cpuUsage();
  const seen = JSON.parse(await text(child.stdout)) as Omit<Answered, 'cpuMs'> & { refused: number };
  const { user, system } = process.cpuUsage(before);
  if (seen.refused > 0) throw new Error(`${seen.refused} requests were refused.`);
  return { ...seen, cpuMs: (user + system) / 1000 / seen.answered };
}
