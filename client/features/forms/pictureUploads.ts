/** Picture uploads by draft. They outlive the form, so that none are lost when the form is left or a different product is opened. */
import { downscalePicture, MAX_CHOSEN_BYTES, MAX_CHOSEN_PIXELS } from './downscalePicture.ts';
import { UploadFailed, uploadPicture, type UploadedPicture, type Uploader } from './uploadPicture.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { listen } from '#client/lib/listen.ts';
import { memoryVar } from '#client/state/persistedVar.ts';
import { loseSession } from '#client/state/session.ts';

/** An upload that is waiting, running or failed. */
export interface PictureUpload {
  key: number;
  draftKey: string;
  name: string;
  /** Progress from 0 to 1 while sending; null while queued or being resized. */
  progress: number | null;
  error: string | null;
  /** Sends the file again; null if a retry cannot succeed. */
  retry: (() => void) | null;
}

interface UploadContext {
  draftKey: string;
  uploader: Uploader;
  locale: Locale;
  t: Translate;
  /** Adds the uploaded picture to its draft. */
  onUploaded: (picture: UploadedPicture) => void;
}

const TRIES = 4;
const MEGAPIXEL = 1_000_000;
const MEGABYTE = 1024 * 1024;

/** Types of files offered for choosing. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

export const pictureUploadsVar = memoryVar<readonly PictureUpload[]>([]);

/** Each draft's last upload, which the next one waits for. */
const queues = new Map<string, Promise<void>>();
const controllers = new Map<number, AbortController>();
let lastKey = 0;
let stopAsking: (() => void) | null = null;

const isWaiting = ({ error }: PictureUpload) => error === null;

function set(uploads: readonly PictureUpload[]): void {
  pictureUploadsVar(uploads);
  // Closing the tab would lose uploads, whatever page is open, so the browser asks first.
  if (!uploads.some(isWaiting)) {
    stopAsking?.();
    stopAsking = null;
  } else stopAsking ??= listen(window, { beforeunload: (event) => event.preventDefault() });
}

function update(key: number, part: Partial<PictureUpload>): void {
  set(pictureUploadsVar().map((one) => (one.key === key ? { ...one, ...part } : one)));
}

/** Why a file is not worth sending; null if it may be a picture. */
export function fileProblem(file: File, t: Translate): string | null {
  if (file.size === 0) return t('uploads.emptyFile');
  if (file.size > MAX_CHOSEN_BYTES)
    return t('uploads.fileTooLarge', {
      size: (Math.ceil((file.size / MEGABYTE) * 10) / 10).toFixed(1),
      limit: MAX_CHOSEN_BYTES / MEGABYTE,
    });
  return file.type !== '' && !file.type.startsWith('image/') ? t('uploads.noPicture') : null;
}

/** Lists a file that cannot be sent, with the reason. */
export function refuseUpload(draftKey: string, name: string, error: string): void {
  set([...pictureUploadsVar(), { key: (lastKey += 1), draftKey, name, progress: null, error, retry: null }]);
}

/** Queues a file. */
export function startUpload(file: File, context: UploadContext): void {
  const key = (lastKey += 1);
  set([...pictureUploadsVar(), { key, draftKey: context.draftKey, name: file.name, progress: null, error: null, retry: null }]);
  enqueue(key, file, context);
}

function enqueue(key: number, file: File, context: UploadContext): void {
  const controller = new AbortController();
  controllers.set(key, controller);
  const before = queues.get(context.draftKey) ?? Promise.resolve();
  queues.set(
    context.draftKey,
    before.then(() => send(key, file, controller.signal, context)),
  );
}

async function send(key: number, chosen: File, signal: AbortSignal, context: UploadContext): Promise<void> {
  const { t, uploader, locale, onUploaded } = context;
  if (signal.aborted) return;
  const file = await downscalePicture(chosen);
  if (file === 'unreadable') return update(key, { error: t('uploads.unreadable') });
  if (file === 'tooManyPixels') return update(key, { error: t('uploads.tooManyPixels', { n: MAX_CHOSEN_PIXELS / MEGAPIXEL }) });
  const retry = () => {
    update(key, { error: null, progress: null, retry: null });
    enqueue(key, chosen, context);
  };
  update(key, { progress: 0 });
  for (let tries = 1; !signal.aborted; tries += 1) {
    try {
      const picture = await uploadPicture(file, { uploader, locale, signal, onProgress: (progress) => update(key, { progress }) });
      if (signal.aborted) return;
      forgetUpload(key);
      return onUploaded(picture);
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof UploadFailed)) return update(key, { error: t('uploads.failed'), retry });
      if (failure.code === 'UNAUTHENTICATED' && 'viewerId' in uploader) loseSession();
      const isBusy = failure.code === 'BUSY' && tries < TRIES;
      if (!isBusy)
        return update(key, {
          error: failure.serverMessage ?? t('uploads.failed'),
          retry: RETRIED.includes(failure.code) ? retry : null,
        });
      await new Promise((resolve) => setTimeout(resolve, (failure.retryAfterSeconds ?? 1) * 1000));
    }
  }
}

/** Errors that are not about the file itself, so a retry may succeed. */
const RETRIED: readonly string[] = ['UNREACHABLE', 'BUSY', 'UNAUTHENTICATED'];

/** Removes an upload, and aborts it if it is running. */
export function forgetUpload(key: number): void {
  controllers.get(key)?.abort();
  controllers.delete(key);
  set(pictureUploadsVar().filter((one) => one.key !== key));
}

/** Removes all of a draft's uploads when the draft is discarded. */
export function forgetUploads(draftKey: string): void {
  for (const { key } of uploadsOf(draftKey)) forgetUpload(key);
}

/** Removes a draft's rejected files when its form is left. */
export function forgetRefused(draftKey: string): void {
  for (const { key, error, retry } of uploadsOf(draftKey)) if (error !== null && retry === null) forgetUpload(key);
}

export function uploadsOf(draftKey: string): readonly PictureUpload[] {
  return pictureUploadsVar().filter((one) => one.draftKey === draftKey);
}

/** Resolves when all of a draft's uploads have finished, including those added in the meantime. */
export async function settleUploads(draftKey: string): Promise<void> {
  while (uploadsOf(draftKey).some(isWaiting)) {
    await new Promise<void>((resolve) => {
      const stop = pictureUploadsVar.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}
