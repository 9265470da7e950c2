import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './startError.ts';

const BYTES = 32;
const OWNER_ONLY = 0o600;

/** A secret that is kept in a file of the data folder, made there at the first start, readable by its owner alone. */
export async function readOrMakeSecret(dataFolder: string, name: 'secret' | 'payment-secret' = 'secret'): Promise<string> {
  const file = path.join(dataFolder, name);
  await mkdir(dataFolder, { recursive: true });
  const kept = await readKept(file);
  if (kept !== null) return kept;
  const secret = randomBytes(BYTES).toString('base64url');
  // Under another name first: a start that is cut short leaves no half of a secret.
  const draft = `${file}.tmp`;
  await writeFile(draft, `${secret}\n`, { mode: OWNER_ONLY, flush: true });
  await rename(draft, file);
  return secret;
}

async function readKept(file: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < BYTES) throw new StartError(`${file} is too short to be a secret: delete it, and a new one is made`);
    await chmod(file, OWNER_ONLY);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
