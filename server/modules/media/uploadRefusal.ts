import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS, MIN_UPLOAD_SIDE } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;
const MEGAPIXELS = MAX_UPLOAD_PIXELS / 1_000_000;

/** Reasons to refuse a picture: the HTTP status, and how to correct it. */
export const UPLOAD_REFUSALS = {
  UNAUTHENTICATED: { status: 401, text: { en: 'Log in to upload pictures.', ms: 'Log masuk untuk memuat naik gambar.' } },
  FORBIDDEN: {
    status: 403,
    text: { en: 'Pictures are taken from the pages of this shop alone.', ms: 'Gambar hanya diterima daripada halaman kedai ini.' },
  },
  TOO_LARGE: {
    status: 413,
    text: {
      en: `The file is larger than ${MEGABYTES} MB. Save the picture smaller and try again.`,
      ms: `Fail ini melebihi ${MEGABYTES} MB. Simpan gambar dalam saiz lebih kecil dan cuba lagi.`,
    },
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    text: {
      en: 'This is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.',
      ms: 'Ini bukan gambar JPEG, PNG, WebP atau AVIF. Simpan sebagai salah satu daripadanya dan cuba lagi.',
    },
  },
  HEIC: {
    status: 415,
    text: {
      en: 'HEIC pictures cannot be read here. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and try again.',
      ms: 'Gambar HEIC tidak dapat dibaca di sini. Simpan sebagai JPEG (pada iPhone: Settings, Camera, Formats, Most Compatible) dan cuba lagi.',
    },
  },
  EMPTY: { status: 422, text: { en: 'The file is empty. Choose another one.', ms: 'Fail ini kosong. Pilih fail lain.' } },
  TOO_MANY_PIXELS: {
    status: 422,
    text: {
      en: `The picture has more than ${MEGAPIXELS} megapixels. Save it smaller and try again.`,
      ms: `Gambar ini melebihi ${MEGAPIXELS} megapiksel. Simpan dalam saiz lebih kecil dan cuba lagi.`,
    },
  },
  TOO_SMALL: {
    status: 422,
    text: {
      en: `The picture is too small: each side needs at least ${MIN_UPLOAD_SIDE} pixels.`,
      ms: `Gambar terlalu kecil: setiap sisi perlu sekurang-kurangnya ${MIN_UPLOAD_SIDE} piksel.`,
    },
  },
  TOO_NARROW: {
    status: 422,
    text: {
      en: `The picture is too long for its width: in the shop it would be thinner than ${MIN_UPLOAD_SIDE} pixels. Crop it nearer to a square.`,
      ms: `Gambar terlalu panjang berbanding lebarnya: di kedai ia akan lebih nipis daripada ${MIN_UPLOAD_SIDE} piksel. Potong supaya lebih hampir segi empat sama.`,
    },
  },
  UNREADABLE: {
    status: 422,
    text: {
      en: 'The picture is damaged or incomplete. Open it, save it again and try once more.',
      ms: 'Gambar ini rosak atau tidak lengkap. Buka, simpan semula dan cuba sekali lagi.',
    },
  },
  TOO_DETAILED: {
    status: 422,
    text: {
      en: 'The picture has too much fine detail to be stored. Save it smaller or softer and try again.',
      ms: 'Gambar ini terlalu banyak perincian halus untuk disimpan. Simpan lebih kecil atau lebih lembut dan cuba lagi.',
    },
  },
  QUOTA: {
    status: 403,
    text: {
      en: 'Your pictures take all the room an account has. Remove pictures from your products; a day or two later their room is free.',
      ms: 'Gambar anda mengambil semua ruang bagi satu akaun. Buang gambar daripada produk anda; ruangnya dikosongkan dalam sehari dua.',
    },
  },
  UNUSED_QUOTA: {
    status: 429,
    text: {
      en: 'You have many pictures that nothing uses yet. Save the products they are for, or try again in an hour.',
      ms: 'Anda ada banyak gambar yang belum digunakan. Simpan produk berkenaan, atau cuba lagi sejam lagi.',
    },
  },
  NO_ROOM: {
    status: 503,
    text: {
      en: 'There is no room for more pictures at the moment: try again later. Everything else goes on.',
      ms: 'Tiada ruang untuk gambar lagi buat masa ini: cuba lagi kemudian. Yang lain berjalan seperti biasa.',
    },
  },
  RATE_LIMITED: {
    status: 429,
    text: {
      en: 'Many pictures in a short time: wait a little and try again.',
      ms: 'Terlalu banyak gambar dalam masa singkat: tunggu sebentar dan cuba lagi.',
    },
  },
  BUSY: {
    status: 503,
    text: { en: 'Other pictures are being worked on: try again in a moment.', ms: 'Gambar lain sedang diproses: cuba lagi sebentar.' },
  },
} as const satisfies Record<string, { status: number; text: LocalisedText }>;

export type UploadRefusalCode = keyof typeof UPLOAD_REFUSALS;

/** A refused picture. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  constructor(
    readonly code: UploadRefusalCode,
    /** Seconds; null when waiting does not help. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(code);
  }
}
