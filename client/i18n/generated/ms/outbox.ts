// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "nf.text": ["Halaman yang anda cuba akses tidak wujud"],
  "nf.title": ["Halaman tidak ditemui"],
  "outbox.demo": ["Demo sahaja. Kedai ini tidak menghantar e-mel: semua yang sepatutnya dihantar dipaparkan di sini kepada semua orang. Jangan guna kata laluan atau alamat sebenar."],
  "outbox.none": ["Belum ada e-mel"],
  "outbox.noneHint": ["Buat pesanan atau minta kata laluan baharu, dan ia akan muncul di sini."],
  "outbox.refresh": ["Semak semula"],
  "outbox.title": ["Peti keluar"],
  "outbox.to": ["Kepada ",["email"],", ",["date"]],
};
