import { percentile } from './percentile.ts';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time per request in all threads, ms: independent of a slow disk. */
  cpuMs: number;
}

/** Closed-loop load: each of n clients sends its next request when the response has arrived. `send` gets a unique number. */
export async function withClients(clients: number, ms: number, send: (number: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  let number = 0;
  const start = performance.now();
  const cpu = process.cpuUsage();
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
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000 / times.length;
  return { perSecond: times.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99), cpuMs };
}

/** "12,345/s; 1.2 / 3.4 ms" */
export function formatMeasured({ perSecond, p50, p99 }: Measured): string {
  return `${Math.round(perSecond).toLocaleString('en')}/s; ${p50.toFixed(2)} / ${p99.toFixed(2)} ms`;
}
