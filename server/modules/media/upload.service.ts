import { randomBytes } from 'node:crypto';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFileName, UPLOADED_PREFIX, type PictureFormat } from '#schema/rules/pictures.ts';
import { memberTransaction, type SignedIn } from '#server/modules/accounts/index.ts';
import type { AttemptStore, PictureFiles } from '#server/store/sharedState.ts';
import { BackoffLimiter } from '#server/platform/backoffLimiter.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import type { MemoryWatch } from '#server/platform/memoryWatch.ts';
import type { StorageQuota } from '#server/platform/storageQuota.ts';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import type { UploadDoc } from '#server/store/documents/uploads.ts';
import type { Stored, Transaction, Transactions } from '#server/store/transaction.ts';
import { encodePicture } from './encodePicture.ts';
import { UploadRepository } from './upload.repository.ts';
import { uploadedFileOf } from './pictureFiles.ts';
import { UploadRefused } from './uploadRefusal.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
const MEBIBYTE = 2 ** 20;
/** Limit per account: the pictures of 30 products, six each, without waiting. Reset after a quarter of an hour without uploads. */
const PICTURES = { name: 'pictures', free: 180, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 60 * SECOND_MS, forgetMs: HOUR_MS / 4 };
/** Limit per guest's order: the photos of five reviews without waiting. */
const ORDER_PICTURES = { ...PICTURES, name: 'pictures of orders', free: 20 };
/** Maximum request bodies in memory. Each takes about a second to process, and up to 5 MB while it waits. */
export const UPLOAD_SLOTS = { perAccount: 3, inAll: 8 };
const BUSY_RETRY_S = 5;
const NO_ROOM_RETRY_S = 300;
/** Quotas in bytes, for unused pictures and for all pictures. An order also has a number of unused ones: those of three reviews. */
const ACCOUNT_QUOTA = { unused: 50 * MEBIBYTE, unusedCount: Infinity, all: 1024 * MEBIBYTE };
const ORDER_QUOTA = { unused: 50 * MEBIBYTE, unusedCount: 12, all: 50 * MEBIBYTE };
/** Assumed size of pictures that an earlier version stored without a size. */
const USUAL_BYTES = 150_000;
/** Time after which an unused picture is deleted. */
const UNUSED_MS = HOUR_MS;
const KEY_BYTES = 16;

/** A guest who has the token of an order; the hash shows whether the token is still valid. */
export interface OrderUploader {
  orderId: string;
  accessTokenHash: string;
}

/** The owner of uploaded pictures. */
export type Uploader = SignedIn | OrderUploader;

interface Dependencies {
  store: Transactions;
  uploads: UploadRepository;
  files: PictureFiles;
  /** Uploads are refused below this amount of free disk space; 0 disables the check. */
  floorBytes: number;
  memory: Pick<MemoryWatch, 'refusesGrowth'>;
  attempts: AttemptStore;
  quota: Pick<StorageQuota, 'addFiles'>;
  now: () => Date;
}

/** Cost of a pixel: a small part of its CPU time, so that all of a product's pictures fit within a burst. */
const PIXEL_COST = 0.01;

/** Accepts pictures of members and of guests with an order, encodes them and deletes unused ones. */
export class UploadService {
  private readonly limiter: BackoffLimiter;
  private readonly orderLimiter: BackoffLimiter;
  private readonly semaphore = new Semaphore(1, UPLOAD_SLOTS.inAll);

  constructor(private readonly dependencies: Dependencies) {
    this.limiter = new BackoffLimiter(PICTURES, dependencies.attempts);
    this.orderLimiter = new BackoffLimiter(ORDER_PICTURES, dependencies.attempts);
  }

  /** Counts an attempt before the picture is read. Throws UploadRefused if a limit applies or if the disk or memory is full. */
  async admit(uploader: Uploader): Promise<void> {
    const wait = await ('userId' in uploader ? this.limiter.take(uploader.userId) : this.orderLimiter.take(uploader.orderId));
    if (wait > 0) throw new UploadRefused('RATE_LIMITED', wait);
    const { uploads, files, floorBytes, memory } = this.dependencies;
    if (memory.refusesGrowth || (floorBytes > 0 && (await files.freeBytes()) < floorBytes))
      throw new UploadRefused('NO_ROOM', NO_ROOM_RETRY_S);
    await this.expectQuota(uploads, uploader, 0);
  }

  /** The rejection while all upload slots are taken. */
  static busy(): UploadRefused {
    return new UploadRefused('BUSY', BUSY_RETRY_S);
  }

  /**
   * Stores a picture for its uploader; the files are written before the document. Throws UploadRefused, NotSignedIn, and errors
   * from `charge`.
   */
  async take(uploader: Uploader, given: Buffer, charge: (cost: number) => Promise<void>): Promise<UploadDoc> {
    const chargePixels = (pixels: number) => charge(Math.ceil(pixels * PIXEL_COST));
    const { files, width, height, dominantColor } = await this.semaphore.run(() => encodePicture(given, chargePixels));
    const id = `${UPLOADED_PREFIX}${randomBytes(KEY_BYTES).toString('hex')}`;
    const picture = { key: id, ground: null, width, height, dominantColor, alt: {} };
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    const owner = 'userId' in uploader ? { userId: uploader.userId } : { userId: null, orderId: uploader.orderId };
    const upload: UploadDoc = { id, ...owner, picture, bytes, createdAt: this.dependencies.now().toISOString() };
    await this.dependencies.quota.addFiles(bytes);
    await this.dependencies.files.write(files.map((file) => ({ name: pictureFileName(id, file.width, file.format), bytes: file.bytes })));
    try {
      await this.uploaderTransaction(uploader, async (transaction) => {
        // The uploader may have stored other pictures since `admit`.
        await this.expectQuota(new UploadRepository(transaction), uploader, bytes);
        await transaction.put('uploads', upload);
      });
    } catch (error) {
      await this.dependencies.files.remove(fileNames(id));
      throw error;
    }
    return upload;
  }

  /** One of a picture's files by name; null if there is none. */
  async file(name: string): Promise<{ bytes: Buffer; format: PictureFormat } | null> {
    const known = uploadedFileOf(name);
    const bytes = known === null ? null : await this.dependencies.files.read(name);
    return known === null || bytes === null ? null : { bytes, format: known.format };
  }

  /** Hourly job: deletes pictures that have been unused for an hour, and files without a document. */
  async sweep(): Promise<void> {
    const { uploads, files } = this.dependencies;
    const known = new Set<string>();
    for (const upload of await uploads.all()) {
      const isGone = upload.usedAt == null && this.isPast(upload.createdAt, UNUSED_MS) && (await this.forget(upload));
      if (!isGone) known.add(upload.id);
    }
    const isOld = (writtenAtMs: number) => this.dependencies.now().getTime() - writtenAtMs >= UNUSED_MS;
    const orphanedFiles = (await files.list()).filter(({ name, writtenAtMs }) => isOld(writtenAtMs) && !known.has(keyOf(name)));
    // Pictures stored in the meantime are too recent to be included.
    await files.remove(orphanedFiles.map(({ name }) => name));
  }

  /**
   * Daily job that deletes in two phases: it marks a used picture that is no longer referenced, and deletes the picture if it
   * still is not referenced a day later. Using the picture again, or undoing an import, clears the mark.
   */
  async sweepDropped(): Promise<void> {
    const { uploads } = this.dependencies;
    const used = (await uploads.all()).filter(({ usedAt }) => usedAt != null);
    if (used.length === 0) return;
    const named = await uploads.referencedPictures();
    for (const upload of used) {
      const since = upload.droppedAt ?? null;
      if (named.has(upload.id)) {
        if (since !== null) await this.mark(upload, null);
      } else if (since === null) await this.mark(upload, this.dependencies.now().toISOString());
      else if (this.isPast(since, DAY_MS)) await this.forget(upload);
    }
  }

  private async mark(upload: Stored<'uploads'>, droppedAt: string | null): Promise<void> {
    await this.ifUnchanged(upload, async (transaction, { version: _version, ...now }) => {
      await transaction.put('uploads', { ...now, droppedAt });
    });
  }

  /** Deletes the document first; files left after a crash are deleted later. Returns false if the picture was used in the meantime. */
  private async forget(upload: Stored<'uploads'>): Promise<boolean> {
    const isGone = await this.ifUnchanged(upload, async (transaction) => {
      await transaction.delete('uploads', upload.id);
    });
    if (isGone) await this.dependencies.files.remove(fileNames(upload.id));
    return isGone;
  }

  /** Checks again within the transaction, which no other writer can interleave with. */
  private ifUnchanged(
    { id, version }: Stored<'uploads'>,
    work: (transaction: Transaction, now: Stored<'uploads'>) => Promise<void>,
  ): Promise<boolean> {
    return this.dependencies.store.transaction(async (transaction) => {
      const now = await transaction.get('uploads', id);
      if (now?.version !== version) return false;
      await work(transaction, now);
      return true;
    });
  }

  /** Reads the session or the order again first, like `memberTransaction`: a token that an account has claimed cannot write. */
  private uploaderTransaction(uploader: Uploader, work: (transaction: Transaction) => Promise<void>): Promise<void> {
    const { store } = this.dependencies;
    if ('userId' in uploader) return memberTransaction(store, uploader, work);
    return store.transaction(async (transaction) => {
      const order = await transaction.get('orders', uploader.orderId);
      if (order?.accessTokenHash !== uploader.accessTokenHash) throw new NotSignedIn();
      await work(transaction);
    });
  }

  private async expectQuota(uploads: UploadRepository, uploader: Uploader, more: number): Promise<void> {
    const isMember = 'userId' in uploader;
    const own = await (isMember ? uploads.ofUser(uploader.userId) : uploads.ofOrder(uploader.orderId));
    const quota = isMember ? ACCOUNT_QUOTA : ORDER_QUOTA;
    const unused = own.filter(({ usedAt }) => usedAt == null);
    const sumOf = (counted: readonly UploadDoc[]) => counted.reduce((sum, { bytes = USUAL_BYTES }) => sum + bytes, more);
    if (sumOf(own) > quota.all) throw new UploadRefused('QUOTA');
    if (sumOf(unused) > quota.unused || unused.length >= quota.unusedCount) throw new UploadRefused('UNUSED_QUOTA', UNUSED_MS / SECOND_MS);
  }

  private isPast(moment: string, ms: number): boolean {
    return this.dependencies.now().getTime() - Date.parse(moment) >= ms;
  }
}

function fileNames(id: string): string[] {
  return PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureFileName(id, width, format)));
}

/** The picture key in a file name; null for half-written files. */
function keyOf(name: string): string {
  return uploadedFileOf(name)?.key ?? '';
}
