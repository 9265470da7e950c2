/** argon2 for tests (an alias in `vitest.config.ts`), because verifying a password takes 40 ms of CPU time. */
import { createRequire } from 'node:module';
import type argon2 from '@node-rs/argon2';

const { hash, verify: verifyAnew } = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

const results = new Map<string, Promise<boolean>>();

/** The real `setImmediate`, because tests fake the global one. */
const { setImmediate } = globalThis;

/**
 * Caches the result of verifying each password and hash, which tests do thousands of times. Yields to other work, as the real function
 * does.
 */
async function verify(hashed: string, password: string): Promise<boolean> {
  const key = JSON.stringify([hashed, password]);
  const result = results.get(key) ?? verifyAnew(hashed, password);
  results.set(key, result);
  await new Promise((done) => setImmediate(done));
  return result;
}

export { hash, verify };
