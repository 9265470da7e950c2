/** argon2 for tests (alias in `vitest.config.ts`): verifying a password takes 40 ms of processor time. */
import { createRequire } from 'node:module';
import type argon2 from '@node-rs/argon2';

const { hash, verify: verifyAnew } = createRequire(import.meta.url)('@node-rs/argon2') as typeof argon2;

const results = new Map<string, Promise<boolean>>();

/** Real `setImmediate`: tests fake the global one. */
const { setImmediate } = globalThis;

/** Caches the verification of each password and hash, which tests repeat thousands of times. Yields to other work, as the real one does. */
async function verify(hashed: string, password: string): Promise<boolean> {
  const key = JSON.stringify([hashed, password]);
  const result = results.get(key) ?? verifyAnew(hashed, password);
  results.set(key, result);
  await new Promise((done) => setImmediate(done));
  return result;
}

export { hash, verify };
