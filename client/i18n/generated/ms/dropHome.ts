// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "fashion.arrivals": ["Baru tiba"],
  "fashion.byCategory": ["Beli mengikut kategori"],
  "fashion.days": [["n","plural",{"other":["hari"]}]],
  "fashion.dropCloses": [["name"]," tutup ",["moment"]],
  "fashion.dropDescription": ["Hoodie, kemeja-T, kasut dan aksesori dalam satu pengeluaran kecil. Dibuka hingga malam Ahad."],
  "fashion.dropLive": [["name"]," dibuka hingga Ahad"],
  "fashion.dropNote": [["n","plural",{"other":["#"," produk"]}]," dalam drop ini. Yang tinggal masuk ke rak jualan."],
  "fashion.dropTitle": ["Drop: kapas tebal, sekali buat"],
  "fashion.endsSpoken": ["Tamat dalam ",["days","plural",{"other":["#"," hari"]}],", ",["hours","plural",{"other":["#"," jam"]}]," dan ",["minutes","plural",{"other":["#"," minit"]}]],
  "fashion.hours": [["n","plural",{"other":["jam"]}]],
  "fashion.journal": ["Jurnal"],
  "fashion.left": [["n","plural",{"other":["Tinggal ","#"]}]],
  "fashion.minutes": [["n","plural",{"other":["minit"]}]],
  "fashion.over": ["Sudah tamat."],
  "fashion.pickSize": ["Pilih saiz"],
  "fashion.pieces": [["n","plural",{"other":["#"," produk"]}]],
  "fashion.seconds": ["saat"],
  "fashion.shopDrop": ["Lihat ",["name"]],
  "fashion.tickerPause": ["Jeda baris bergerak"],
  "fashion.tickerPlay": ["Gerakkan baris semula"],
  "home.arrivalsAll": ["Semua"],
  "home.offers": ["Patut disinggah"],
  "news.text": ["Apa yang tiba minggu ini, satu resipi dan satu perkara yang patut diketahui. Setiap Jumaat, tidak lebih kerap."],
};
