import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { object, number, parse, string, type InferOutput } from 'valibot';

const pictureSchema = object({ url: string(), width: number(), height: number(), dominantColor: string() });
const uploadedSchema = object({ id: string(), picture: pictureSchema });
const refusalSchema = object({ code: string(), message: string() });

/** A stored picture; its `id` assigns it to a product or vendor. */
export type UploadedPicture = { id: string } & InferOutput<typeof pictureSchema>;

/** A failed upload. `serverMessage` is null if there was no response. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  constructor(
    readonly code: string,
    readonly serverMessage: string | null,
    readonly retryAfterSeconds: number | null,
  ) {
    super(code);
  }
}

/** The account for which the page was rendered, so that the server rejects other sessions; or a guest's order with its access token. */
export type Uploader = { viewerId: string | null } | { orderNumber: string; accessToken: string };

/** The viewer or, for a guest, the order; null without either. */
export function uploaderOf(viewerId: string | null, orderNumber: string, accessToken: string | null): Uploader | null {
  if (viewerId !== null) return { viewerId };
  return accessToken === null || orderNumber === '' ? null : { orderNumber, accessToken };
}

interface UploadOptions {
  uploader: Uploader;
  locale: Locale;
  signal?: AbortSignal;
  /** Called with the fraction of bytes sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Uploads a picture. Rejects with UploadFailed. */
export function uploadPicture(file: Blob, { uploader, locale, signal, onProgress }: UploadOptions): Promise<UploadedPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/uploads');
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'image/x-unknown');
    request.setRequestHeader('accept-language', LANGUAGES[locale].tag);
    if ('orderNumber' in uploader) request.setRequestHeader('x-rizq-order', `${uploader.orderNumber} ${uploader.accessToken}`);
    else if (uploader.viewerId !== null) request.setRequestHeader('x-rizq-viewer', uploader.viewerId);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new UploadFailed('UNREACHABLE', null, null));
    request.onabort = () => reject(new UploadFailed('ABORTED', null, null));
    signal?.addEventListener('abort', () => request.abort());
    request.onload = () => {
      try {
        if (request.status !== 201) return reject(failureOf(request));
        const { id, picture } = parse(uploadedSchema, JSON.parse(request.responseText));
        resolve({ id, ...picture });
      } catch {
        reject(new UploadFailed('UNREACHABLE', null, null));
      }
    };
    request.send(file);
  });
}

function failureOf(request: XMLHttpRequest): UploadFailed {
  const { code, message } = parse(refusalSchema, JSON.parse(request.responseText));
  const seconds = Number(request.getResponseHeader('retry-after'));
  return new UploadFailed(code, message, seconds > 0 ? seconds : null);
}
