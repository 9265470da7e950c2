// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "about.facts": ["Pasar dalam angka"],
  "about.identity": ["Siapa kami di atas kertas"],
  "about.registration": ["Nombor pendaftaran ",["number"]],
  "about.sell": ["Adakah anda membuat sesuatu yang patut ditandatangani?"],
  "about.sellButton": ["Berniaga bersama kami"],
  "about.sellText": ["Beritahu kami apa yang anda buat dan di mana. Kami menjawab dalam seminggu, merasa atau mencubanya, dan membuka gerai bersama anda. Pembukaan tidak dikenakan bayaran."],
  "about.stars": [["n"]," daripada 5 bintang"],
  "about.team": ["Orang di belakang kaunter"],
  "about.testimonials": ["Kata mereka kepada kami"],
  "about.title": ["Tentang kami"],
  "about.vendors": ["Sebahagian gerai kami"],
  "home.promises": ["Janji kami"],
};
