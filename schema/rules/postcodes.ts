/** Malaysian postcodes: five digits, stored as text with leading zeros. The first two digits determine the state. */
import type { MalaysianState } from './malaysianStates.ts';
import { normaliseIdentifier } from './normaliseText.ts';

/** Ranges of the first two digits, both ends inclusive. Prefixes outside all ranges are unused. */
const PREFIXES: readonly { from: number; to: number; state: MalaysianState }[] = [
  { from: 1, to: 2, state: 'PERLIS' },
  { from: 5, to: 9, state: 'KEDAH' },
  { from: 10, to: 14, state: 'PENANG' },
  { from: 15, to: 18, state: 'KELANTAN' },
  { from: 20, to: 24, state: 'TERENGGANU' },
  { from: 25, to: 28, state: 'PAHANG' },
  { from: 30, to: 36, state: 'PERAK' },
  { from: 39, to: 39, state: 'PAHANG' },
  { from: 40, to: 48, state: 'SELANGOR' },
  { from: 49, to: 49, state: 'PAHANG' },
  { from: 50, to: 60, state: 'KUALA_LUMPUR' },
  { from: 62, to: 62, state: 'PUTRAJAYA' },
  { from: 63, to: 64, state: 'SELANGOR' },
  { from: 68, to: 68, state: 'SELANGOR' },
  { from: 69, to: 69, state: 'PAHANG' },
  { from: 70, to: 73, state: 'NEGERI_SEMBILAN' },
  { from: 75, to: 78, state: 'MELAKA' },
  { from: 79, to: 86, state: 'JOHOR' },
  { from: 87, to: 87, state: 'LABUAN' },
  { from: 88, to: 91, state: 'SABAH' },
  { from: 93, to: 98, state: 'SARAWAK' },
];

/** Bandar Baharu is in Kedah, although its postcodes have the prefixes of Penang and Perak. */
const EXCEPTIONS: Readonly<Record<string, MalaysianState>> = { '14290': 'KEDAH', '14390': 'KEDAH', '34950': 'KEDAH' };

/** Normalises a typed postcode: "50 450" becomes "50450". */
export function normalisePostcode(text: string): string {
  return normaliseIdentifier(text).replace(/[\s-]/g, '');
}

/**
 * The state that a postcode usually belongs to; null if it does not have five digits or its prefix is unused. Normalises the
 * text. Some areas cross state borders (Batu Caves, Cheras, Ampang), so a different state is a warning, not an error.
 */
export function stateOfPostcode(text: string): MalaysianState | null {
  const postcode = normalisePostcode(text);
  if (!/^\d{5}$/.test(postcode)) return null;
  const prefix = Number(postcode.slice(0, 2));
  const row = PREFIXES.find(({ from, to }) => prefix >= from && prefix <= to);
  return (Object.hasOwn(EXCEPTIONS, postcode) ? EXCEPTIONS[postcode] : row?.state) ?? null;
}

/** "format": not five digits; "unused": no such prefix in Malaysia. */
export function checkPostcode(text: string): 'ok' | 'format' | 'unused' {
  if (!/^\d{5}$/.test(normalisePostcode(text))) return 'format';
  return stateOfPostcode(text) === null ? 'unused' : 'ok';
}
