// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "blog.aside": ["Bacaan lain"],
  "blog.blog": ["Blog"],
  "blog.categories": ["Kategori"],
  "blog.contents": ["Dalam cerita ini"],
  "blog.failed": ["Gagal memuatkan cerita"],
  "blog.missing": ["Cerita ini tidak tersedia"],
  "blog.missingText": ["Ia mungkin telah dipindahkan atau diturunkan. Yang lain semuanya masih di sini."],
  "blog.neighbours": ["Cerita sebelum dan selepas"],
  "blog.next": ["Selepasnya"],
  "blog.previous": ["Sebelumnya"],
  "blog.recent": ["Cerita terkini"],
  "blog.related": ["Baca seterusnya"],
  "blog.search": ["Cari dalam blog"],
  "blog.searchPlaceholder": ["Cari dalam blog"],
  "blog.shop": ["Daripada cerita ini"],
  "blog.showAll": ["Tunjukkan semua cerita"],
  "blog.tags": ["Tag"],
  "blog.whatsapp": ["WhatsApp"],
};
