import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS, MIN_UPLOAD_SIDE } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { translations } from '#server/platform/messages.ts';

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;
const MEGAPIXELS = MAX_UPLOAD_PIXELS / 1_000_000;

/** Reasons for rejecting a picture, with the HTTP status and how to correct the problem. */
export const UPLOAD_REFUSALS = {
  UNAUTHENTICATED: { status: 401, text: translations('pictures.unauthenticated') },
  FORBIDDEN: {
    status: 403,
    text: translations('pictures.forbidden'),
  },
  TOO_LARGE: {
    status: 413,
    text: translations('pictures.tooLarge', { megabytes: MEGABYTES }),
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    text: translations('pictures.unsupportedType'),
  },
  HEIC: {
    status: 415,
    text: translations('pictures.heic'),
  },
  EMPTY: { status: 422, text: translations('pictures.empty') },
  TOO_MANY_PIXELS: {
    status: 422,
    text: translations('pictures.tooManyPixels', { megapixels: MEGAPIXELS }),
  },
  TOO_SMALL: {
    status: 422,
    text: translations('pictures.tooSmall', { min: MIN_UPLOAD_SIDE }),
  },
  TOO_NARROW: {
    status: 422,
    text: translations('pictures.tooNarrow', { min: MIN_UPLOAD_SIDE }),
  },
  UNREADABLE: {
    status: 422,
    text: translations('pictures.unreadable'),
  },
  TOO_DETAILED: {
    status: 422,
    text: translations('pictures.tooDetailed'),
  },
  QUOTA: {
    status: 403,
    text: translations('pictures.quota'),
  },
  UNUSED_QUOTA: {
    status: 429,
    text: translations('pictures.unusedQuota'),
  },
  NETWORK_QUOTA: {
    status: 429,
    text: translations('pictures.networkQuota'),
  },
  NO_ROOM: {
    status: 503,
    text: translations('pictures.noRoom'),
  },
  RATE_LIMITED: {
    status: 429,
    text: translations('pictures.rateLimited'),
  },
  BUSY: {
    status: 503,
    text: translations('pictures.busy'),
  },
} as const satisfies Record<string, { status: number; text: LocalisedText }>;

export type UploadRefusalCode = keyof typeof UPLOAD_REFUSALS;

/** A rejected picture. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    readonly code: UploadRefusalCode,
    /** Null if waiting does not help. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(code);
  }
}
