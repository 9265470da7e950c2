/** Malaysian postcodes: five digits, kept as text with their leading zero. The first two digits tell the state. */
import type { MalaysianState } from './malaysianStates.ts';

/** Ranges of the first two digits, both ends inclusive. What no row covers is not in use. */
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

/** The area of Bandar Baharu belongs to Kedah, though its codes begin like Penang's and Perak's. */
const EXCEPTIONS: Readonly<Record<string, MalaysianState>> = { '14290': 'KEDAH', '14390': 'KEDAH', '34950': 'KEDAH' };

/**
 * The state a postcode usually lies in, or null when it is not five digits or its first two are not in use. Spaces around it are ignored.
 * Some areas cross a border (Batu Caves, Cheras, Ampang): another state beside the postcode is a reason to warn, never to refuse.
 */
export function stateOfPostcode(text: string): MalaysianState | null {
  const postcode = text.trim();
  if (!/^\d{5}$/.test(postcode)) return null;
  const prefix = Number(postcode.slice(0, 2));
  const row = PREFIXES.find(({ from, to }) => prefix >= from && prefix <= to);
  return (Object.hasOwn(EXCEPTIONS, postcode) ? EXCEPTIONS[postcode] : row?.state) ?? null;
}

/** "format": not five digits; "unused": five digits that no place in Malaysia has. */
export function checkPostcode(text: string): 'ok' | 'format' | 'unused' {
  if (!/^\d{5}$/.test(text.trim())) return 'format';
  return stateOfPostcode(text) === null ? 'unused' : 'ok';
}
