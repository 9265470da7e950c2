import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface Load {
  port: number;
  /** JSON bodies for POST /graphql. */
  bodies: readonly string[];
  /** Indexes of bodies in the order in which they are sent; the order is repeated. */
  order: readonly number[];
}

export interface LoadResult {
  perSecond: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
  /** This process's CPU time per response in ms, which is hardly affected by other load. */
  cpuMs: number;
  /** Number of responses, including those from the warm-up. */
  responses: number;
  /** Mean size of a body on the wire in bytes, and the encodings. */
  sent: string;
}

const CONNECTIONS = 32;
const WARM_MS = 3000;
const MS = 6000;

/** Closed-loop load from 32 clients in another process. Throws if any response is unsuccessful. */
export async function measureLoad({ port, bodies, order }: Load): Promise<LoadResult> {
  const script = fileURLToPath(new URL('loadClient.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ port, bodies, order, connections: CONNECTIONS, warmMs: WARM_MS, ms: MS }));
  const before = process.cpuUsage();
  const result = JSON.parse(await text(child.stdout)) as Omit<LoadResult, 'cpuMs'> & { refused: number };
  const { user, system } = process.cpuUsage(before);
  if (result.refused > 0) throw new Error(`${result.refused} requests were refused.`);
  return { ...result, cpuMs: (user + system) / 1000 / result.responses };
}
