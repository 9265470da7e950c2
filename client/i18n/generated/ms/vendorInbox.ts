// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "vendorInbox.all": ["Semua"],
  "vendorInbox.answer": ["Jawab ",["email"]],
  "vendorInbox.isUnread": ["Belum dibaca"],
  "vendorInbox.lead": ["Mesej pembeli kepada kedai anda. Jawapan dihantar melalui e-mel anda sendiri."],
  "vendorInbox.markUnread": ["Tanda belum dibaca"],
  "vendorInbox.newest": ["Mesej terbaharu"],
  "vendorInbox.none": ["Belum ada mesej"],
  "vendorInbox.noneText": ["Pembeli menulis kepada anda dari halaman kedai. E-mel akan memaklumkan anda."],
  "vendorInbox.noneUnread": ["Semua sudah dibaca"],
  "vendorInbox.older": ["Mesej lama"],
  "vendorInbox.order": ["Pesanan ",["number"]],
  "vendorInbox.readsEnglish": ["Membaca bahasa Inggeris"],
  "vendorInbox.readsMalay": ["Membaca bahasa Melayu"],
  "vendorInbox.show": ["Mesej"],
  "vendorInbox.topic.ACCOUNT": ["Akaun"],
  "vendorInbox.topic.DELIVERY": ["Penghantaran"],
  "vendorInbox.topic.ORDER_PROBLEM": ["Masalah pesanan"],
  "vendorInbox.topic.PAYMENT": ["Harga atau pembayaran"],
  "vendorInbox.topic.PRIVACY": ["Privasi"],
  "vendorInbox.topic.PRODUCT": ["Produk"],
  "vendorInbox.topic.RETURN": ["Pemulangan"],
  "vendorInbox.topic.SELLING": ["Menjual"],
  "vendorInbox.unread": ["Belum dibaca (",["n"],")"],
};
