import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Messages for a refused step of a package, with the remedy. */
export const PACKAGE_MESSAGES = {
  unknown: { en: 'Your shop has no such package.', ms: 'Kedai anda tiada bungkusan ini.' },
  unpaid: {
    en: 'The buyer has not paid yet: nothing moves before.',
    ms: 'Pembeli belum membayar: tiada apa-apa bergerak sebelum itu.',
  },
} as const satisfies Record<string, LocalisedText>;

/** Messages for a step that is not possible from the current status. */
export const WHERE_IT_IS: Readonly<Record<PackageStatus, LocalisedText>> = {
  PLACED: {
    en: 'This package is not packed yet: take the steps in their order.',
    ms: 'Bungkusan ini belum dibungkus: ambil langkah mengikut turutan.',
  },
  PACKED: {
    en: 'This package is packed already and waits for the courier.',
    ms: 'Bungkusan ini sudah dibungkus dan menunggu kurier.',
  },
  SHIPPED: { en: 'This package is with the courier already.', ms: 'Bungkusan ini sudah diserahkan kepada kurier.' },
  OUT_FOR_DELIVERY: { en: 'This package is out for delivery already.', ms: 'Bungkusan ini sudah keluar untuk penghantaran.' },
  DELIVERED: { en: 'This package was delivered already.', ms: 'Bungkusan ini sudah diterima pembeli.' },
  CANCELLED: { en: 'This package was cancelled: do not send it.', ms: 'Bungkusan ini telah dibatalkan: jangan hantar.' },
  RETURN_REQUESTED: {
    en: 'The buyer wants to send goods of this package back: answer that first.',
    ms: 'Pembeli mahu memulangkan barang bungkusan ini: jawab permintaan itu dahulu.',
  },
  RETURNED: { en: 'This package was returned.', ms: 'Bungkusan ini telah dipulangkan.' },
};
