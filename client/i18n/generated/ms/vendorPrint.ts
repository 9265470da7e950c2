// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "inv.amount": ["Amaun"],
  "inv.billed": ["Dibilkan kepada"],
  "inv.cancelled": ["Bungkusan yang dibatalkan"],
  "inv.currency": ["Dolar AS (USD)"],
  "inv.description": ["Butiran"],
  "inv.invoiced": ["Diinvois ",["date"]],
  "inv.item": ["No. item"],
  "inv.order": ["Pesanan"],
  "inv.price": ["Harga"],
  "inv.print": ["Cetak"],
  "inv.qty": ["Kuantiti"],
  "inv.returned": ["Barang dipulangkan"],
  "inv.vat": ["VAT (",["percent"],"%)"],
  "vendorPackages.buyersNote": ["Nota daripada pembeli"],
  "vendorPackages.collect": ["Kutip ",["amount"]],
  "vendorPackages.deliverTo": ["Hantar kepada"],
  "vendorPackages.inTheBox": ["Dalam kotak"],
  "vendorPackages.missing": ["Kedai anda tiada pesanan ini"],
  "vendorPackages.missingHint": ["Semak nombor: ia kelihatan seperti RZQ-7K4M-2Q9D-1."],
  "vendorPackages.partNote": ["Ini bahagian seorang penjual bagi pesanan ",["number"],". VAT dikira sekali atas keseluruhan pesanan dan dibahagikan antara bungkusannya."],
  "vendorPackages.slip": ["Slip pembungkusan"],
  "vendorPackages.toList": ["Semua pesanan"],
};
