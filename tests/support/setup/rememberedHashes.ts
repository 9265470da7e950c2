/** argon2 for tests (`vitest.config.ts` puts it in place of the package): to verify a password takes 40 ms of processor time. */
import { createRequire } from 'node:module';
import type argon2 from '@node-rs/argon2';

const { hash, verify: verifyAnew } = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

const results = new Map<string, Promise<boolean>>();

/** The real one: tests fake that of the global object. */
const { setImmediate } = globalThis;

/** Verifies a password once for each hash: tests log in with the same few thousands of times. Other work goes on meanwhile, as during the real one. */
async function verify(hashed: string, password: string): Promise<boolean> {
  const key = JSON.stringify([hashed, password]);
  const result = results.get(key) ?? verifyAnew(hashed, password);
  results.set(key, result);
  await new Promise((done) => setImmediate(done));
  return result;
}

export { hash, verify };
