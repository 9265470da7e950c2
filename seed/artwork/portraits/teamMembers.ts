import { HAIR, SKIN, type Person } from '#seed/artwork/portraits/person.ts';

/** The marketplace's team in the sample data, by key. */
export const teamMembers: Record<string, Person> = {
  'nur-aisyah-rahim': {
    wall: ['#CFE6D8', '#7FB398'], disc: '#E9F5EE', skin: SKIN.warm, age: 'young', brow: '#2E221E', lips: '#B8564E',
    covering: { kind: 'tudung', tones: ['#2F8A66', '#14684A', '#063C28'], under: ['#E9F0E2', '#CFDCC4', '#98A88A'] },
    top: { neckline: 'round', tones: ['#F2E6CC', '#DCCA9E', '#A8925E'], isSlim: true },
  },
  'daniel-lim-wei-jie': {
    wall: ['#F4DDB4', '#DDB06A'], disc: '#FCF0DA', skin: SKIN.fair, age: 'middle', brow: '#1E1816', hasOpenSmile: true,
    covering: { kind: 'short', tones: HAIR.black }, glasses: { color: '#26303C', shape: 'square' },
    top: { neckline: 'collar', tones: ['#F4F6F4', '#D8DED8', '#9CA8A0'], trim: '#5A6A60' },
  },
  'kavitha-subramaniam': {
    wall: ['#F3C9D2', '#D08398'], disc: '#FBE6EA', skin: SKIN.deep, age: 'middle', brow: '#140E0C', lips: '#8A2E3E', hasOpenSmile: true,
    covering: { kind: 'long', tones: HAIR.black }, jewellery: { earrings: '#E8C25A', dot: '#8E1F2A' },
    top: { neckline: 'round', tones: ['#7A4E9A', '#5A3278', '#341648'], trim: '#E8C25A', isSlim: true },
  },
  'jeffry-anak-jubang': {
    wall: ['#C9DDE8', '#7FA8BE'], disc: '#E6F1F6', skin: SKIN.tan, age: 'young', brow: '#1A1412',
    covering: { kind: 'short', tones: HAIR.black }, facialHair: { beard: 'stubble', tones: HAIR.black },
    top: { neckline: 'round', tones: ['#E87A4A', '#C8562A', '#883210'], trim: '#2A343C' },
  },
  'farid-hakimi': {
    wall: ['#D9D6EC', '#9A94C2'], disc: '#EFEDF8', skin: SKIN.brown, age: 'young', brow: '#17110E',
    covering: { kind: 'cap', tones: ['#4A4E6A', '#2A2E4A', '#12142A'], under: HAIR.black }, facialHair: { beard: 'short', moustache: true, tones: HAIR.black }, glasses: { color: '#3A2A20', shape: 'round' },
    top: { neckline: 'round', tones: ['#5E7E7A', '#3C5C58', '#1E3634'] },
  },
  'rosnah-gimbun': {
    wall: ['#E6E2B8', '#B8B06A'], disc: '#F6F4DC', skin: SKIN.warm, age: 'old', brow: '#6E6660', lips: '#B4544C',
    covering: { kind: 'bob', tones: HAIR.grey }, jewellery: { beads: ['#C43B2E', '#2F6E8E'] },
    top: { neckline: 'collar', tones: ['#6A8A52', '#48663A', '#26401E'], isSlim: true },
  },
};
