import { percentile } from './percentile.ts';

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor that each took, in all threads: what a slow disk does not change. */
  cpuMs: number;
}

/** So many clients ask, each again as soon as it has its answer. `ask` gets a number of its own each time. */
export async function withClients(clients: number, ms: number, ask: (number: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  let number = 0;
  const start = performance.now();
  const cpu = process.cpuUsage();
  const client = async () => {
    while (performance.now() - start < ms) {
      const requested = performance.now();
      number += 1;
      await ask(number);
      times.push(performance.now() - requested);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1000 / times.length;
  return { perSecond: times.length / seconds, p50: percentile(times, 50), p99: percentile(times, 99), cpuMs };
}

/** "12,345/s; 1.2 / 3.4 ms" */
export function inWords({ perSecond, p50, p99 }: Measured): string {
  return `${Math.round(perSecond).toLocaleString('en')}/s; ${p50.toFixed(2)} / ${p99.toFixed(2)} ms`;
}
