import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './config.ts';

const BYTES = 32;
const OWNER_ONLY = 0o600;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);
/** End of a file with a checksum, whatever precedes it. */
const CHECKSUM = /[0-9a-f]{64}\s*$/;

/**
 * Reads a secret from the data folder, or generates it at the first start, readable by the owner alone: a line with the secret, and one
 * with its SHA-256. A file of an earlier version, or of an operator, has the first line alone and is given the second one.
 */
export async function readOrMakeSecret(dataFolder: string, name: 'secret' | 'payment-secret' = 'secret'): Promise<string> {
  const file = path.join(dataFolder, name);
  await mkdir(dataFolder, { recursive: true });
  const text = await readText(file);
  if (text !== null) {
    const secret = text.split('\n')[0]?.trim() ?? '';
    if (secret.length < BYTES) throw new StartError(`${file} is too short to be a secret: delete it, and a new one is made`);
    if (text === textOf(secret)) return secret;
    if (text.trim() !== secret || CHECKSUM.test(text)) {
      throw new StartError(`${file} is not what was written: its checksum differs. Take the file from a backup; deleted, it is made anew`);
    }
    // On a full disk it stays unchanged until another start.
    await writeSecret(file, secret).catch((error: unknown) => {
      if (!NO_ROOM.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    });
    return secret;
  }
  const secret = randomBytes(BYTES).toString('base64url');
  await writeSecret(file, secret);
  return secret;
}

function textOf(secret: string): string {
  return `${secret}\n${createHash('sha256').update(secret).digest('hex')}\n`;
}

/** Written under a temporary name first: an interrupted start leaves no partial secret. */
async function writeSecret(file: string, secret: string): Promise<void> {
  const draft = `${file}.tmp`;
  await writeFile(draft, textOf(secret), { mode: OWNER_ONLY, flush: true });
  await rename(draft, file);
  if (process.platform === 'win32') return;
  const folder = await open(path.dirname(file));
  await folder.sync().finally(() => folder.close());
}

async function readText(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');
    await chmod(file, OWNER_ONLY);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
