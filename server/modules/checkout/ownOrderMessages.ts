/** Messages for refused changes of an order by its buyer. */
export const ORDER_REFUSALS = {
  unknown: { en: 'We cannot find that package.', ms: 'Kami tidak menemui bungkusan itu.' },
  unknownOrder: { en: 'We cannot find that order.', ms: 'Kami tidak menemui pesanan itu.' },
  otherEmail: {
    en: 'This order was placed with another email address than that of your account. Log in with the account of that address.',
    ms: 'Pesanan ini dibuat dengan alamat e-mel yang lain daripada akaun anda. Log masuk dengan akaun alamat itu.',
  },
  tooLate: {
    en: 'This package can no longer be cancelled here: the seller has begun to pack it, or it is not paid yet. Write to us and we will help.',
    ms: 'Bungkusan ini tidak boleh dibatalkan di sini lagi: penjual sudah mula membungkusnya atau ia belum dibayar. Tulis kepada kami dan kami akan bantu.',
  },
} as const;
