/** Long text from sellers: longer than the layout expects, including a word that offers no line break. */
export const LONG_TITLE =
  'Harumanis mangoes of Perlis, hand-picked at dawn, tree-ripened and packed in banana leaf, box of twelve with a card in your words';
export const LONG_WORD = 'Rindu-Serindu-Rindunya-Kampung-Halaman-Tercinta-Sepanjang-Zaman';
export const LONG_NAME = 'Pusat Pengedaran Hasil Tani Koperasi Serbaguna Kampung Parit Haji Baki Darat Berhad';
