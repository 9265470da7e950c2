import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ID_LENGTH = 12;
/** Format, key id, and initialisation vector, ciphertext and tag. */
const ENCRYPTED = /^v1\.([0-9a-f]{12})\.([\w-]+)$/;

interface Key {
  id: string;
  bytes: Buffer;
}

/** The process does not have the key for a value. */
export class UnknownKey extends Error {
  override readonly name = 'UnknownKey';
}

/**
 * Encrypts document fields with AES-256-GCM. A value contains its key id, so that keys can be replaced, and is bound to its
 * document: if copied into a different one, it cannot be decrypted.
 */
export class FieldCipher {
  private readonly current: Key;
  private readonly keys: ReadonlyMap<string, Key>;

  /** `secret` encrypts and decrypts; the previous secrets only decrypt. */
  constructor(secret: string, previous: readonly string[] = []) {
    this.current = keyOf(secret);
    this.keys = new Map([...previous.map(keyOf), this.current].map((key) => [key.id, key]));
  }

  get keyId(): string {
    return this.current.id;
  }

  encrypt(text: string, documentId: string): string {
    const { id, bytes } = this.current;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, bytes, iv).setAAD(Buffer.from(documentId));
    const parts = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `v1.${id}.${Buffer.concat(parts).toString('base64url')}`;
  }

  /** Throws UnknownKey, or an error if the value was changed or belongs to a different document. */
  decrypt(value: string, documentId: string): string {
    const [, id = '', encoded = ''] = ENCRYPTED.exec(value) ?? [];
    const key = this.keys.get(id);
    if (key === undefined) throw new UnknownKey(`The value is encrypted with the key ${id}, which is not known here`);
    const bytes = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(documentId)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  knows(keyId: string): boolean {
    return this.keys.has(keyId);
  }
}

/** Id of the key that encrypted a value; null for plain text. */
export function keyIdOf(value: string): string | null {
  return ENCRYPTED.exec(value)?.[1] ?? null;
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'rizq encrypted fields', KEY_BYTES));
  return { bytes, id: createHmac('sha256', bytes).update('key id').digest('hex').slice(0, ID_LENGTH) };
}
