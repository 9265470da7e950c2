import { randomBytes } from 'node:crypto';
import { Attempts } from '#server/modules/accounts/attempts.ts';
import { TooManyWaiting, Turns } from '#server/modules/turns.ts';
import type { UploadDoc } from '#server/store/documents/uploads.ts';
import type { Store } from '#server/store/store.ts';
import { encodePicture, UPLOAD_FORMATS, UPLOAD_WIDTHS } from './encodePicture.ts';
import type { EncodedPicture } from './encodePicture.ts';
import { pictureFileOf } from './pictureFiles.ts';
import type { PictureFiles } from './pictureFiles.ts';
import { UploadRefused } from './uploadRefusal.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** So many pictures of one account without a wait: the goods of a shop, at six each. A quiet quarter of an hour forgives all. */
const PICTURES = { free: 180, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 60 * SECOND_MS, forgetMs: HOUR_MS / 4 };
/** A picture takes about a second: whoever comes after these is asked to come back. */
const MAX_WAITING = 6;
const RETRY_SECONDS = 5;
/** How long a picture waits to be used. */
const UNUSED_MS = 24 * HOUR_MS;
const KEY_BYTES = 16;
const PAGE_SIZE = 500;

interface Dependencies {
  store: Store;
  files: PictureFiles;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** Takes pictures from members, makes the shop's own files of them, and forgets those that nobody uses. */
export class UploadService {
  private readonly attempts: Attempts;
  private readonly turns = new Turns(1, MAX_WAITING);
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly shop: Dependencies) {
    this.attempts = new Attempts(PICTURES, shop.now);
    this.timer = setInterval(() => void this.sweep().catch(shop.reportError), HOUR_MS);
    this.timer.unref();
  }

  /** Takes a try of an account. Throws UploadRefused when it has to wait. */
  admit(userId: string): void {
    const wait = this.attempts.take(userId);
    if (wait > 0) throw new UploadRefused('RATE_LIMITED', wait);
  }

  /** Keeps a picture for whoever brought it. Its files are there before anybody can name it. Throws UploadRefused. */
  async take(userId: string, bytes: Buffer): Promise<UploadDoc> {
    const { files, width, height, dominantColor } = await this.encode(userId, bytes);
    const id = `up_${randomBytes(KEY_BYTES).toString('hex')}`;
    await this.shop.files.write(files.map((file) => ({ name: `${id}-${file.width}.${file.format}`, bytes: file.bytes })));
    const picture = { key: id, ground: null, width, height, dominantColor, alt: { en: '', ms: '' } };
    const upload = { id, userId, picture, createdAt: this.shop.now().toISOString() };
    await this.shop.store.transaction((transaction) => transaction.put('uploads', upload));
    return upload;
  }

  /** One file of a picture by its name; null when there is none. */
  async file(name: string): Promise<{ bytes: Buffer; format: 'avif' | 'webp' } | null> {
    const known = pictureFileOf(name);
    const bytes = known === null ? null : await this.shop.files.read(name);
    return known === null || bytes === null ? null : { bytes, format: known.format };
  }

  /** Forgets pictures that nothing has used within a day, and files that belong to none. */
  async sweep(): Promise<void> {
    const { files, now } = this.shop;
    const isOld = (ms: number) => now().getTime() - ms >= UNUSED_MS;
    const known = new Set<string>();
    for (const upload of await this.all()) {
      const isGone = upload.usedAt == null && isOld(Date.parse(upload.createdAt)) && (await this.forget(upload.id));
      if (isGone) await files.remove(fileNames(upload.id));
      else known.add(upload.id);
    }
    const strays = (await files.list()).filter(({ name, writtenAtMs }) => isOld(writtenAtMs) && !known.has(keyOf(name)));
    // One that was taken meanwhile is young, and not among them.
    await files.remove(strays.map(({ name }) => name));
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async encode(userId: string, bytes: Buffer): Promise<EncodedPicture> {
    try {
      return await this.turns.take(() => encodePicture(bytes));
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      this.attempts.giveBack(userId);
      throw new UploadRefused('BUSY', RETRY_SECONDS);
    }
  }

  /** Looks once more where nobody else can write: it may have been used since. */
  private forget(id: string): Promise<boolean> {
    return this.shop.store.transaction(async (transaction) => {
      const upload = await transaction.get('uploads', id);
      return upload?.usedAt == null && transaction.delete('uploads', id);
    });
  }

  private async all(): Promise<UploadDoc[]> {
    const found: UploadDoc[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof this.shop.store.page<'uploads'>>> = await this.shop.store.page('uploads', {
        after,
        limit: PAGE_SIZE,
      });
      found.push(...page.items);
      after = page.next;
    } while (after !== null);
    return found;
  }
}

function fileNames(id: string): string[] {
  return UPLOAD_WIDTHS.flatMap((width) => UPLOAD_FORMATS.map((format) => `${id}-${width}.${format}`));
}

/** Whose file a name is; what is half-written belongs to no picture. */
function keyOf(name: string): string {
  return pictureFileOf(name)?.key ?? '';
}
