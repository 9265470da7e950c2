// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "console.noOrders": ["Belum ada pesanan. Yang pertama akan muncul di sini."],
  "console.noOrdersOf": ["Tiada pesanan pada peringkat ini."],
  "console.products": [["n","plural",{"0":[["title"]],"other":[["title"]," dan ","#"," lagi"]}]],
  "console.stageDelivered": ["Sudah diterima"],
  "console.stageOnTheWay": ["Dalam perjalanan"],
  "console.stageToPack": ["Untuk dibungkus"],
  "console.stageToShip": ["Untuk dihantar"],
  "console.stages": ["Pesanan mengikut peringkat"],
  "ords.find": ["Cari"],
  "ords.more": ["Pesanan terdahulu"],
  "ords.newest": ["Pesanan terbaharu"],
  "ords.showAll": ["Tunjukkan semua pesanan"],
  "vendorPackages.failed": ["Kedai tidak menjawab. Tiada apa-apa berubah: cuba lagi."],
  "vendorPackages.handOver": ["Serah kepada kurier"],
  "vendorPackages.lead": ["Pesanan di kedai anda, yang terbaharu dahulu. Pesanan baharu muncul dengan sendirinya."],
  "vendorPackages.markDelivered": ["Tandakan sudah diterima"],
  "vendorPackages.markOut": ["Tandakan sedang dihantar"],
  "vendorPackages.markPacked": ["Tandakan dibungkus"],
  "vendorPackages.noMatch": ["Tiada pesanan dengan huruf ini dalam nombornya."],
  "vendorPackages.search": ["Cari mengikut nombor"],
  "vendorPackages.seeReturn": ["Jawab pemulangan"],
  "vendorPackages.stageClosed": ["Ditutup"],
  "vendorPackages.stageReturns": ["Pemulangan"],
  "vendorPackages.stepDone": [["number"],": ",["status"]],
};
