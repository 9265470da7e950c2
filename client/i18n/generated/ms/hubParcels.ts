// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "hub.goods": [["n","plural",{"0":[["title"]],"other":[["title"]," dan ","#"," lagi"]}]],
  "hub.noOrders": ["Belum ada pesanan. Yang pertama akan muncul di sini."],
  "hub.noOrdersOf": ["Tiada pesanan pada peringkat ini."],
  "hub.stageDelivered": ["Sudah diterima"],
  "hub.stageOnTheWay": ["Dalam perjalanan"],
  "hub.stageToPack": ["Untuk dibungkus"],
  "hub.stageToShip": ["Untuk dihantar"],
  "hub.stages": ["Pesanan mengikut peringkat"],
  "hubParcels.failed": ["Kedai tidak menjawab. Tiada apa-apa berubah: cuba lagi."],
  "hubParcels.handOver": ["Serah kepada kurier"],
  "hubParcels.lead": ["Pesanan di kedai anda, yang terbaharu dahulu. Pesanan baharu muncul dengan sendirinya."],
  "hubParcels.markDelivered": ["Tandakan sudah diterima"],
  "hubParcels.markOut": ["Tandakan sedang dihantar"],
  "hubParcels.markPacked": ["Tandakan dibungkus"],
  "hubParcels.noMatch": ["Tiada pesanan dengan huruf ini dalam nombornya."],
  "hubParcels.search": ["Cari mengikut nombor"],
  "hubParcels.seeReturn": ["Jawab pemulangan"],
  "hubParcels.stageClosed": ["Ditutup"],
  "hubParcels.stageReturns": ["Pemulangan"],
  "hubParcels.stepDone": [["number"],": ",["status"]],
  "ords.find": ["Cari"],
  "ords.more": ["Pesanan terdahulu"],
  "ords.newest": ["Pesanan terbaharu"],
  "ords.showAll": ["Tunjukkan semua pesanan"],
};
