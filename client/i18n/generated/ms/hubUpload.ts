// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "hub.newest": ["Baharu di kaunter anda"],
  "hub.setUp": ["Sediakan kedai anda"],
  "hub.setUpText": ["Belum ada kedai atas nama anda. Di sinilah anda akan mengurusnya: papan tandanya, barangannya, pesanannya dan pendapatannya."],
  "hub.setUpWhen": ["Membuka kedai akan tersedia dalam versi Rizq yang akan datang. Sebelum itu, tiada apa-apa perlu diisi di sini."],
  "hub.toMarket": ["Kembali ke pasar"],
  "hub.untilThen": ["Sebelum itu, tulis kepada ",["email"]," dan kami akan mengubahnya untuk anda."],
  "hub.uploadLead": ["Gambar, nama, harga, stok: apa-apa yang diletakkan di kaunter anda bermula di sini."],
  "hub.uploadNotYet": ["Menambah produk belum dibuka: ia akan tersedia dalam versi Rizq yang akan datang."],
  "hub.uploadTitle": ["Muat naik produk"],
  "list.chooseNamed": ["Pilih saiz atau warna: ",["name"]],
  "list.chooseOptions": ["Pilih saiz atau warna"],
  "product.chooseOptions": ["Pilih pilihan untuk ",["name"]],
  "product.disabled": ["Tidak lagi dijual"],
  "product.perPiece": [["price"]," setiap satu"],
  "product.reviews": [["n"]," penilaian"],
  "product.unitPrice": [["price"]," / ",["unit"]],
  "ui.ratedBy": ["Dinilai ",["x"]," daripada 5, ",["n","plural",{"other":["#"," penilaian"]}]],
  "vend.all": ["Lihat semua kedai"],
};
