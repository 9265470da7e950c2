// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "nf.popular": ["Kategori popular"],
  "nf.search": ["Cari apa yang anda mahukan"],
  "nf.text": ["Halaman yang anda cuba akses tidak wujud"],
  "nf.title": ["Halaman tidak ditemui"],
};
