import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './config.ts';
import { isMissing, NoRoom, readWhole, sha256, writeFileDurably } from './store/lowdb/fileOperations.ts';
import { nodeFileSystem } from './store/lowdb/fileSystem.ts';

export type SecretName = 'secret' | 'payment-secret' | 'account-key';

const BYTES = 32;
/** Checksum at the end of the file. */
const CHECKSUM = /[0-9a-f]{64}\s*$/;

/**
 * Reads a secret from the data folder, or generates it at the first start, readable only by the owner. The file consists of a
 * line with the secret and one with its SHA-256. Files from an earlier version, or made by an operator, have no checksum, which
 * is then added.
 */
export async function readOrMakeSecret(dataFolder: string, name: SecretName = 'secret'): Promise<string> {
  const file = path.join(dataFolder, name);
  await nodeFileSystem.makeFolder(dataFolder);
  const text = await readText(file);
  if (text !== null) {
    const secret = text.split('\n')[0]?.trim() ?? '';
    if (secret.length < BYTES) throw new StartError(`${file} is too short to be a secret: delete it, and a new one is made`);
    if (text === textOf(secret)) return secret;
    if (text.trim() !== secret || CHECKSUM.test(text)) {
      throw new StartError(`${file} is not what was written: its checksum differs. Take the file from a backup; deleted, it is made anew`);
    }
    // If the disk is full, this is retried at the next startup.
    await replaceSecret(dataFolder, name, secret).catch((error: unknown) => {
      if (!(error instanceof NoRoom)) throw error;
    });
    return secret;
  }
  const secret = randomBytes(BYTES).toString('base64url');
  await replaceSecret(dataFolder, name, secret);
  return secret;
}

function textOf(secret: string): string {
  return `${secret}\n${sha256(secret)}\n`;
}

/** Writes a secret durably. */
export async function replaceSecret(dataFolder: string, name: SecretName, secret: string): Promise<void> {
  await writeFileDurably(nodeFileSystem, dataFolder, name, [Buffer.from(textOf(secret))]);
  await nodeFileSystem.syncFolder(dataFolder);
}

async function readText(file: string): Promise<string | null> {
  try {
    const text = (await readWhole(nodeFileSystem, file)).toString('utf8');
    await chmod(file, 0o600);
    return text;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
