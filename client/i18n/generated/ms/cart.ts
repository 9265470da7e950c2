// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "cart.clear": ["Kosongkan troli"],
  "cart.clearAsk": ["Keluarkan semua ",["n"]," item daripada troli?"],
  "cart.clearYes": ["Ya, kosongkan troli"],
  "cart.cleared": ["Troli dikosongkan"],
  "cart.continue": ["Teruskan membeli-belah"],
  "cart.currency": ["Harga dalam dolar AS (USD)"],
  "cart.deliverTo": ["Penghantaran ke ",["state"]],
  "cart.fixFirst": ["Beberapa baris perlu disemak sebelum pembayaran"],
  "cart.keep": ["Simpan"],
  "cart.laterBack": ["Pindah ke troli"],
  "cart.laterTitle": [["n","plural",{"other":["Disimpan untuk kemudian (","#",")"]}]],
  "cart.noScript": ["Troli anda disimpan dalam pelayar ini, jadi JavaScript diperlukan untuk memaparkannya."],
  "cart.pageTitle": ["Troli"],
  "cart.suggestions": ["Anda mungkin juga suka"],
  "cart.summary": ["Ringkasan pesanan"],
  "cart.tabTitle": ["(",["n"],") Troli"],
};
