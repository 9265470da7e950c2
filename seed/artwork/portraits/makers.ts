import { HAIR, SKIN, type Person } from '#seed/artwork/portraits/person.ts';

const WHITE = ['#FFFFFF', '#F1EEE6', '#C9C2B2'] as const;
const STRAW = ['#F8E2A8', '#E2BC6A', '#A87C34'] as const;
const DENIM = ['#6E92B8', '#466A92', '#263F5E'] as const;

/** The makers of the sample vendors, by slug. */
export const makers: Record<string, Person> = {
  'kebun-utara': {
    wall: ['#FBE3AE', '#EDB85C'], disc: '#FFF1CF', skin: SKIN.tan, age: 'old', brow: '#7A746E',
    covering: { kind: 'strawHat', tones: STRAW, under: HAIR.grey }, facialHair: { moustache: true, tones: HAIR.grey },
    top: { neckline: 'collar', tones: ['#7FA878', '#557E52', '#31522F'] }, holds: { product: 'harumanis-mango', size: 0.3, grip: 'palm', x: 0.56, y: 0.88 },
  },
  'rimba-borneo': {
    wall: ['#BFD3BE', '#6E9678'], disc: '#DDE9D8', skin: SKIN.warm, age: 'middle', brow: '#2A2220', lips: '#B4534A',
    covering: { kind: 'bun', tones: HAIR.black }, jewellery: { earrings: '#E3B45A', beads: ['#F2C14E', '#C43B2E', '#2F6E8E'] },
    top: { neckline: 'round', tones: ['#3E3A3A', '#262322', '#100E0E'], trim: '#C43B2E', isSlim: true }, holds: { product: 'mengkuang-basket', size: 0.36, grip: 'sides' },
  },
  'ladang-embun': {
    wall: ['#E1EFC8', '#A2C67A'], disc: '#F3F9E4', skin: SKIN.deep, age: 'middle', brow: '#181210', lips: '#7E2E34',
    covering: { kind: 'plait', tones: HAIR.black }, jewellery: { earrings: '#E8C25A', dot: '#8E1F2A' },
    top: { neckline: 'round', tones: ['#F0A04A', '#D4762A', '#944812'], trim: '#F8D27A', isSlim: true }, apron: ['#8FB06A', '#62884A', '#3C5A2C'], holds: { product: 'sawi-hijau', size: 0.34, grip: 'sides' },
  },
  'tempayan-co': {
    wall: ['#F0CFB4', '#C98A5C'], disc: '#FAE6D6', skin: SKIN.fair, age: 'old', brow: '#8E8882', lips: '#BE5A56',
    covering: { kind: 'bun', tones: HAIR.grey }, jewellery: { earrings: '#3E9A78' },
    top: { neckline: 'kebaya', tones: ['#8CCFC2', '#4FA596', '#2A6C62'], trim: '#E8839A', isSlim: true }, holds: { product: 'kicap-manis', size: 0.36, grip: 'sides' },
  },
  'bakeri-lorong-9': {
    wall: ['#F7DDB6', '#DDA35E'], disc: '#FDEFD8', skin: SKIN.brown, age: 'old', brow: '#B8B2AA',
    covering: { kind: 'skullcap', tones: WHITE, under: HAIR.white }, facialHair: { beard: 'full', moustache: true, tones: HAIR.white },
    top: { neckline: 'stand', tones: ['#CFDBE6', '#A6BACB', '#6E8698'] }, apron: WHITE, holds: { product: 'sandwich-loaf', size: 0.36, grip: 'sides' },
  },
  'bendang-emas': {
    wall: ['#F6E6A8', '#D8B54E'], disc: '#FDF5D2', skin: SKIN.warm, age: 'middle', brow: '#1E1816', hasOpenSmile: true,
    covering: { kind: 'cap', tones: ['#4E8A6A', '#2E6448', '#173E2A'], under: HAIR.black },
    top: { neckline: 'collar', tones: DENIM }, holds: { product: 'fragrant-rice', size: 0.36, grip: 'sides' },
  },
  'dapur-mak-som': {
    wall: ['#F6C2B0', '#DA7C66'], disc: '#FDE2D6', skin: SKIN.warm, age: 'old', brow: '#5A4A42', lips: '#B85A50', head: { width: 52, jaw: 36 },
    covering: { kind: 'tudung', tones: ['#F2B24E', '#D98A24', '#9A5A0E'], under: ['#8A2E20', '#6E2014', '#4A120A'] },
    top: { neckline: 'round', tones: ['#B24A3A', '#8E2E22', '#5A160E'], isSlim: true }, holds: { product: 'sambal-tumis', size: 0.33, grip: 'sides' },
  },
  'susu-pagi': {
    wall: ['#D5E9F4', '#93C0DA'], disc: '#EDF7FC', skin: SKIN.deep, age: 'young', brow: '#120D0B', hasOpenSmile: true,
    covering: { kind: 'short', tones: HAIR.black }, facialHair: { beard: 'short', moustache: true, tones: HAIR.black },
    top: { neckline: 'collar', tones: ['#EAF1F5', '#C6D6E0', '#8CA2B2'] }, apron: ['#4E86B4', '#2C5F8C', '#173C5E'], holds: { product: 'fresh-milk', size: 0.36, grip: 'sides' },
  },
  'laut-segar': {
    wall: ['#BFE0E6', '#5FA6B8'], disc: '#E0F2F4', skin: SKIN.brown, age: 'young', brow: '#1A1210',
    covering: { kind: 'headcloth', tones: ['#E86A4A', '#C2452A', '#842812'], under: HAIR.black }, facialHair: { beard: 'stubble', tones: HAIR.black },
    top: { neckline: 'vest', tones: ['#F2F0E6', '#D5D2C4', '#9A9684'], trim: '#3E7E92' }, holds: { product: 'ikan-kembung', piece: 1, size: 0.36, grip: 'palm', x: 0.5, y: 0.9 },
  },
  'kopi-tujuh-pagi': {
    wall: ['#E6C6A6', '#A97448'], disc: '#F4E0CA', skin: SKIN.fair, age: 'old', brow: '#A8A29C', head: { width: 47, jaw: 28 },
    covering: { kind: 'receding', tones: HAIR.white }, glasses: { color: '#5A3A22', shape: 'round' },
    top: { neckline: 'collar', tones: WHITE }, holds: { product: 'kopi-o-kampung', size: 0.3, grip: 'sides' },
  },
  'bersih-rumah': {
    wall: ['#CDE9EA', '#86C2C8'], disc: '#E8F7F6', skin: SKIN.tan, age: 'middle', brow: '#33241C', lips: '#A8504A',
    covering: { kind: 'tudung', tones: ['#6FC0B6', '#3C988E', '#1C655E'], under: ['#2A6E68', '#1C544E', '#0E3834'] },
    top: { neckline: 'round', tones: ['#F5E3C0', '#DFC490', '#A98A52'], isSlim: true }, apron: ['#F7F2E2', '#E6DCC0', '#B8AA82'], holds: { product: 'dish-soap', size: 0.36, grip: 'sides' },
  },
  'botani-bau': {
    wall: ['#E6D6F0', '#B494CC'], disc: '#F6EEFA', skin: SKIN.fair, age: 'young', brow: '#241C1A', lips: '#C24E5C',
    covering: { kind: 'bob', tones: HAIR.black }, jewellery: { earrings: '#E8C25A' },
    top: { neckline: 'stand', tones: ['#F8F3EA', '#E2D8C6', '#AEA088'], isSlim: true }, apron: ['#8E6AA4', '#6A467F', '#432856'], holds: { product: 'kenanga-perfume', size: 0.3, grip: 'palm', x: 0.55, y: 0.88 },
  },
  'seri-tenun': {
    wall: ['#E8B9C6', '#AE5E7C'], disc: '#F8DEE4', skin: SKIN.warm, age: 'middle', brow: '#3A2A24', lips: '#A83E4C',
    covering: { kind: 'tudung', tones: ['#9A3258', '#741C40', '#460A24'], under: ['#E8C874', '#CFA540', '#8E6A18'] },
    top: { neckline: 'round', tones: ['#C8964A', '#A4702A', '#6A4210'], isSlim: true }, glasses: { color: '#B08A3E', shape: 'square' }, holds: { product: 'batik-shirt-indigo', size: 0.38, grip: 'sides', y: 1.02 },
  },
  'kedai-adik': {
    wall: ['#FBD9B8', '#F0A970'], disc: '#FEEEDC', skin: SKIN.warm, age: 'young', brow: '#2E221E', lips: '#C8605E',
    covering: { kind: 'tudung', tones: ['#F6D3CE', '#E3A9A4', '#B4736E'], under: ['#FFF2EE', '#F0D8D2', '#C8A49C'] },
    top: { neckline: 'round', tones: ['#9CB4C8', '#6E8CA6', '#40607C'], isSlim: true }, holds: { product: 'teddy-bear', size: 0.36, grip: 'sides' },
  },
  'gerak-aktif': {
    wall: ['#C9D3DE', '#8496AA'], disc: '#E6ECF2', skin: SKIN.brown, age: 'young', brow: '#140E0C', lips: '#A24A44', hasOpenSmile: true,
    covering: { kind: 'ponytail', tones: HAIR.black }, jewellery: { earrings: '#F2F2F2' },
    top: { neckline: 'round', tones: ['#CDEB6A', '#A2C832', '#6A8A12'], trim: '#1E2A38', isSlim: true }, holds: { product: 'badminton-racket', size: 0.52, grip: 'palm', x: 0.8, y: 0.88, rotate: 8 },
  },
  'kulit-kota': {
    wall: ['#E3C8AE', '#A87A52'], disc: '#F3E2D0', skin: SKIN.brown, age: 'middle', brow: '#181210',
    covering: { kind: 'turban', tones: ['#3E5A8E', '#24386A', '#101E42'] }, facialHair: { beard: 'full', moustache: true, tones: HAIR.black },
    top: { neckline: 'collar', tones: ['#E8EDF2', '#C2CCD8', '#8896A8'] }, apron: ['#A8683C', '#7E4420', '#4C240C'], holds: { product: 'leather-satchel', size: 0.36, grip: 'sides' },
  },
  'tukang-emas': {
    wall: ['#BFDACF', '#5F9884'], disc: '#E0F0E8', skin: SKIN.warm, age: 'young', brow: '#1E1614', lips: '#BE4A4E',
    covering: { kind: 'long', tones: HAIR.black }, jewellery: { earrings: '#F4EFE4', beads: ['#E3B45A'] },
    top: { neckline: 'stand', tones: ['#3A3A42', '#22222A', '#0C0C12'], trim: '#E3B45A', isSlim: true }, holds: { product: 'gold-bangle', size: 0.21, grip: 'palm', x: 0.56, y: 0.88 },
  },
  'studio-kaca': {
    wall: ['#D3DBE6', '#8C9EB8'], disc: '#ECF1F7', skin: SKIN.tan, age: 'middle', brow: '#1C1412',
    covering: { kind: 'songkok', tones: ['#4A4A52', '#24242A', '#0A0A0E'], under: HAIR.black }, glasses: { color: '#2A1A14', shape: 'square' }, facialHair: { moustache: true, tones: HAIR.black },
    top: { neckline: 'stand', tones: ['#6C8FB0', '#44688E', '#24405E'], trim: '#E8D8A0' }, holds: { product: 'reading-frame', size: 0.36, grip: 'palm', x: 0.54, y: 0.88 },
  },
};
