// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "faq.account": ["Akaun"],
  "faq.all": ["Semua soalan"],
  "faq.collapse": ["Tutup semua"],
  "faq.delivery": ["Penghantaran"],
  "faq.expand": ["Buka semua"],
  "faq.failed": ["Gagal memuatkan soalan"],
  "faq.found": [["n"]," soalan"],
  "faq.help": ["Masih perlukan bantuan?"],
  "faq.helpText": ["Beritahu kami apa yang berlaku, dengan nombor pesanan jika ada. Kami menjawab dalam satu hari bekerja."],
  "faq.intro": ["Jawapan kepada soalan yang paling kerap ditanya. Jika soalan anda tiada di sini, tulis kepada kami: orang yang menjawab."],
  "faq.linkHere": ["Pautan ke jawapan ini"],
  "faq.none": ["Tiada soalan sepadan"],
  "faq.noneText": ["Cuba perkataan lain, atau tulis kepada kami."],
  "faq.orders": ["Pesanan"],
  "faq.payment": ["Pembayaran"],
  "faq.placeholder": ["Cuba “bayaran balik” atau “Sabah”"],
  "faq.returns": ["Pemulangan"],
  "faq.search": ["Cari soalan"],
  "faq.sellers": ["Penjual"],
  "faq.title": ["Apa yang boleh kami bantu?"],
  "faq.topics": ["Topik"],
  "faq.write": ["Tulis kepada kami"],
};
