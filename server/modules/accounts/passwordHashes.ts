import { hash, verify } from '@node-rs/argon2';
import { MAX_RAW_PASSWORD_LENGTH, normalisePassword } from '#schema/rules/passwords.ts';
import { Semaphore } from '../../platform/semaphore.ts';

/** OWASP's first choice: 46 MiB, one pass, one lane. argon2id is the library's own choice; its enum is gone at run time. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/**
 * The hash of a password that was drawn once and thrown away. It is checked when nobody has the e-mail that somebody logs in with, so
 * that the answer takes as long as for a wrong password.
 */
const NOBODYS_HASH = '$argon2id$v=19$m=47104,t=1,p=1$A5mMP6/ddG9WA98SVDWJlA$63klttqSoZ2gmEY07yxl+ZnCqjOyBP7TukNYJSGGnx4';

/** Each hash keeps a thread of Node's pool busy, and the disk waits for the same threads. */
const AT_ONCE = 2;
/** Whoever comes when so many wait is sent away instead of waiting for minutes. */
const MAX_WAITING = 100;

/** Makes and checks the hashes of passwords, at most two at a time. Throws QueueFull when too many wait. */
export class PasswordHashes {
  private readonly semaphore = new Semaphore(AT_ONCE, MAX_WAITING);

  hash(password: string): Promise<string> {
    return this.semaphore.take(() => hash(normalisePassword(password), PARAMETERS));
  }

  /** Whether the password is the one of the hash; with null it takes as long and is false. */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    const checked = password.length > MAX_RAW_PASSWORD_LENGTH ? null : passwordHash;
    return this.semaphore.take(async () => {
      const isRight = await verify(checked ?? NOBODYS_HASH, normalisePassword(password));
      return isRight && checked !== null;
    });
  }
}
