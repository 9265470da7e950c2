import { percentile } from './percentile.ts';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** The servers' CPU time per request in ms, which does not depend on the speed of the disk. Null if it was not measured. */
  cpuMs: number | null;
}

/**
 * Closed-loop load: each of n clients sends its next request when the previous response has arrived. `send` receives a unique number;
 * `usedMs` returns the CPU time that the servers have used so far.
 */
export async function withClients(
  clients: number,
  ms: number,
  send: (number: number) => Promise<unknown>,
  usedMs?: () => Promise<number>,
): Promise<Measured> {
  const times: number[] = [];
  let number = 0;
  const used = await usedMs?.();
  const start = performance.now();
  const client = async () => {
    while (performance.now() - start < ms) {
      const sentAt = performance.now();
      number += 1;
      await send(number);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  const cpuMs = usedMs && used !== undefined ? ((await usedMs()) - used) / times.length : null;
  return { perSecond: times.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99), cpuMs };
}

/** "12,345/s; 1.2 / 3.4 ms; 0.56 ms CPU" */
export function formatMeasured({ perSecond, p50, p99, cpuMs }: Measured): string {
  const cpu = cpuMs === null ? '' : `; ${cpuMs.toFixed(2)} ms CPU`;
  return `${Math.round(perSecond).toLocaleString('en')}/s; ${p50.toFixed(2)} / ${p99.toFixed(2)} ms${cpu}`;
}
