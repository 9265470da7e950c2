import type { MalaysianState } from './malaysianStates.ts';

interface Place {
  postalCode?: string | null | undefined;
  city?: string | null | undefined;
  state?: MalaysianState | null | undefined;
}

/**
 * Lines for a place in an address: postcode and city, then the state. Omits the state if the city has the same name, in the reader's
 * language (`stateName`) or in English.
 */
export function placeLines({ postalCode, city, state }: Place, stateName: string): string[] {
  const names = [stateName, (state ?? '').replaceAll('_', ' ')].map(folded);
  const town = [postalCode, city].flatMap((part) => part?.trim() || []).join(' ');
  return [town, names.includes(folded(city ?? '')) ? '' : stateName].filter((line) => line !== '');
}

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
