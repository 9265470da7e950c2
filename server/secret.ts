import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'secret';
const BYTES = 32;
const OWNER_ONLY = 0o600;

/** The shop's secret: the one that is kept in the data folder, made there at the first start, readable by its owner alone. */
export async function readOrMakeSecret(dataFolder: string): Promise<string> {
  const file = path.join(dataFolder, FILE);
  await mkdir(dataFolder, { recursive: true });
  const kept = await readKept(file);
  if (kept !== null) return kept;
  const secret = randomBytes(BYTES).toString('base64url');
  const handle = await open(file, 'wx', OWNER_ONLY);
  try {
    await handle.writeFile(`${secret}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return secret;
}

async function readKept(file: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < BYTES) throw new Error(`${file} is too short to be a secret: delete it, and a new one is made`);
    await chmod(file, OWNER_ONLY);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
