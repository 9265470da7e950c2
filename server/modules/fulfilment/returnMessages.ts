import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Messages for a refused return or a refused step of one, with the remedy. */
export const RETURN_REFUSALS = {
  unknown: { en: 'We cannot find that package.', ms: 'Kami tidak menemui bungkusan itu.' },
  unknownPart: { en: 'We cannot find that in this package.', ms: 'Kami tidak menemuinya dalam bungkusan ini.' },
  notNow: {
    en: 'Nothing of this package can be returned now: it has not arrived, a return is under way, or all of it came back.',
    ms: 'Tiada apa-apa dalam bungkusan ini boleh dipulangkan sekarang: ia belum tiba, pemulangan sedang berjalan, atau semuanya sudah dipulangkan.',
  },
  tooLate: {
    en: 'The days in which this package could be returned are over. Write to the seller if something is wrong with it.',
    ms: 'Tempoh pemulangan bungkusan ini sudah tamat. Tulis kepada penjual jika ada masalah dengannya.',
  },
  fresh: {
    en: 'Fresh, chilled and frozen food cannot be sent back. If it arrived spoiled, write to us within 24 hours.',
    ms: 'Makanan segar, dingin dan sejuk beku tidak boleh dipulangkan. Jika tiba rosak, tulis kepada kami dalam 24 jam.',
  },
  allBack: { en: 'All units of this came back already.', ms: 'Semua unit barang ini sudah dipulangkan.' },
  quantity: (left: number): LocalisedText => ({
    en: `Choose a quantity from 1 to ${left}.`,
    ms: `Pilih kuantiti dari 1 hingga ${left}.`,
  }),
  notDue: {
    en: 'What was paid online goes back by itself: there is nothing to transfer.',
    ms: 'Bayaran dalam talian dipulangkan secara automatik: tiada apa-apa perlu dipindahkan.',
  },
  settled: {
    en: 'This return has moved on since: look at where it is now.',
    ms: 'Pemulangan ini sudah berubah: lihat keadaannya sekarang.',
  },
} as const satisfies Record<string, LocalisedText | ((left: number) => LocalisedText)>;
