import { sessionVar } from '#client/state/session.ts';
import type { Locale } from '#client/i18n/Locale.ts';

/** A picture that the shop has taken. */
export interface UploadedPicture {
  id: string;
  url: string;
  width: number;
  height: number;
  dominantColor: string;
}

/** Why a picture was not taken, in words for people. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

interface Answer {
  id?: string;
  picture?: Omit<UploadedPicture, 'id'>;
  message?: string;
}

/** Brings a picture to the shop. Throws UploadFailed with the shop's own sentence, or an empty one when it did not answer. */
export async function uploadPicture(picture: Blob, locale: Locale): Promise<UploadedPicture> {
  const userId = sessionVar().user?.id;
  const answer = await fetch('/uploads', {
    method: 'POST',
    body: picture,
    headers: { 'content-type': picture.type, 'accept-language': locale, ...(userId && { 'x-rizq-viewer': userId }) },
  }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as Answer | null | undefined;
  if (!answer?.ok || !body?.id || !body.picture) throw new UploadFailed(body?.message ?? '');
  return { id: body.id, ...body.picture };
}
