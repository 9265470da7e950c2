/** What is said when a buyer's wish for an order cannot be done. */
export const ORDER_REFUSALS = {
  unknown: { en: 'We cannot find that package.', ms: 'Kami tidak menemui bungkusan itu.' },
  tooLate: {
    en: 'This package can no longer be cancelled here: the seller has begun to pack it, or it is not paid yet. Write to us and we will help.',
    ms: 'Bungkusan ini tidak boleh dibatalkan di sini lagi: penjual sudah mula membungkusnya atau ia belum dibayar. Tulis kepada kami dan kami akan bantu.',
  },
} as const;
