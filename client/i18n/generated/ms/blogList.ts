// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "blog.all": ["Semua"],
  "blog.articles": ["Cerita"],
  "blog.aside": ["Bacaan lain"],
  "blog.blog": ["Blog"],
  "blog.categories": ["Kategori"],
  "blog.categoriesOf": ["Kategori cerita"],
  "blog.count": [["n"]," cerita"],
  "blog.failed": ["Gagal memuatkan cerita"],
  "blog.intro": ["Cara memilih, memasak, memakai dan menyimpan: apa yang diketahui pekebun, penenun dan tukang masak kami, dicatat di sini."],
  "blog.none": ["Tiada cerita sepadan"],
  "blog.noneText": ["Cuba perkataan lain, atau lihat semua yang telah kami tulis."],
  "blog.recent": ["Cerita terkini"],
  "blog.search": ["Cari dalam blog"],
  "blog.searchPlaceholder": ["Cari dalam blog"],
  "blog.showAll": ["Tunjukkan semua cerita"],
  "blog.tags": ["Tag"],
  "blog.title": ["Cerita dari pasar"],
  "search.resultsFor": ["Hasil carian untuk “",["q"],"”"],
};
