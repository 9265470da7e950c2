import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const SECONDS = 6;
const CONNECTIONS = 32;

interface LoadReport {
  requests: { average: number };
  non2xx: number;
  errors: number;
}

/** POSTs the body again and again from a process of its own; throws when an answer is no success. */
export async function requestsPerSecond(url: string, body: string): Promise<number> {
  const script = createRequire(import.meta.url).resolve('autocannon/autocannon.js');
  const run = async (seconds: number): Promise<LoadReport> => {
    const options = [
      '-j',
      '-c',
      String(CONNECTIONS),
      '-d',
      String(seconds),
      '-m',
      'POST',
      '-H',
      'content-type=application/json',
      '-b',
      body,
      url,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...options], { maxBuffer: 16_000_000 });
    return JSON.parse(stdout) as LoadReport;
  };
  await run(2);
  const { requests, non2xx, errors } = await run(SECONDS);
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors from ${url}`);
  return requests.average;
}
