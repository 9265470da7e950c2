// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "hubInbox.all": ["Semua"],
  "hubInbox.answer": ["Jawab ",["email"]],
  "hubInbox.isUnread": ["Belum dibaca"],
  "hubInbox.lead": ["Mesej pembeli kepada kedai anda. Jawapan dihantar melalui e-mel anda sendiri."],
  "hubInbox.markUnread": ["Tanda belum dibaca"],
  "hubInbox.newest": ["Mesej terbaharu"],
  "hubInbox.none": ["Belum ada mesej"],
  "hubInbox.noneText": ["Pembeli menulis kepada anda dari halaman kedai. E-mel akan memaklumkan anda."],
  "hubInbox.noneUnread": ["Semua sudah dibaca"],
  "hubInbox.older": ["Mesej lama"],
  "hubInbox.order": ["Pesanan ",["number"]],
  "hubInbox.readsEnglish": ["Membaca bahasa Inggeris"],
  "hubInbox.readsMalay": ["Membaca bahasa Melayu"],
  "hubInbox.show": ["Mesej"],
  "hubInbox.topic.ACCOUNT": ["Akaun"],
  "hubInbox.topic.DELIVERY": ["Penghantaran"],
  "hubInbox.topic.ORDER_PROBLEM": ["Masalah pesanan"],
  "hubInbox.topic.PAYMENT": ["Harga atau pembayaran"],
  "hubInbox.topic.PRIVACY": ["Privasi"],
  "hubInbox.topic.PRODUCT": ["Produk"],
  "hubInbox.topic.RETURN": ["Pemulangan"],
  "hubInbox.topic.SELLING": ["Menjual"],
  "hubInbox.unread": ["Belum dibaca (",["n"],")"],
};
