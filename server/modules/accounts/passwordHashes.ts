import { hash, verify } from '@node-rs/argon2';
import { MAX_RAW_PASSWORD_LENGTH, normalisePassword } from '#schema/rules/passwords.ts';
import { Semaphore } from '#server/platform/semaphore.ts';

/** OWASP's first recommendation: 46 MiB, one pass, one lane. argon2id is the library's default; its enum does not exist at run time. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/** Hash of a discarded random password, verified when an email is unknown, so that the response takes as long as for a wrong password. */
const NOBODYS_HASH = '$argon2id$v=19$m=47104,t=1,p=1$A5mMP6/ddG9WA98SVDWJlA$63klttqSoZ2gmEY07yxl+ZnCqjOyBP7TukNYJSGGnx4';

/** Concurrency limit: each hash occupies a thread of Node's pool, which disk I/O shares. */
const AT_ONCE = 2;
/** Upper bound of the queue; further callers are refused instead of waiting for minutes. */
const MAX_WAITING = 100;

/** Creates and verifies password hashes, at most two at a time. Throws QueueFull when the queue is full. */
export class PasswordHashes {
  private readonly semaphore = new Semaphore(AT_ONCE, MAX_WAITING);

  hash(password: string): Promise<string> {
    return this.semaphore.take(() => hash(normalisePassword(password), PARAMETERS));
  }

  /** Whether the password matches the hash; with null it takes as long and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    const checked = password.length > MAX_RAW_PASSWORD_LENGTH ? null : passwordHash;
    return this.semaphore.take(async () => {
      const isRight = await verify(checked ?? NOBODYS_HASH, normalisePassword(password));
      return isRight && checked !== null;
    });
  }
}
