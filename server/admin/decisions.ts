import type { ReviewFault } from '#server/store/documents/reviews.ts';
import { done, refused, type AdminResponse } from './adminResponse.ts';

/** Reasons for a rejection. */
const FAULTS: readonly ReviewFault[] = ['OFFENSIVE', 'ADVERTISING', 'PERSONAL_DATA', 'OFF_TOPIC', 'FAKE'];

/** Decides on texts by id. The methods return null for an unknown one. */
interface Moderation {
  publish: (id: string) => Promise<unknown>;
  reject: (id: string, fault: ReviewFault) => Promise<unknown>;
}

/** Runs `publish ID` and `reject ID REASON`. Returns null for other commands. */
export async function runDecision(moderation: Moderation, words: readonly string[], unknown: AdminResponse): Promise<AdminResponse | null> {
  const [command, id, fault] = words;
  if (command === 'publish' && id !== undefined && words.length === 2) {
    return (await moderation.publish(id)) === null ? unknown : done(`${id} is public, and its reports are settled.`);
  }
  if (command === 'reject' && id !== undefined && fault !== undefined && words.length === 3) {
    const known = FAULTS.find((each) => each === fault.toUpperCase());
    if (known === undefined) return refused(`There is no such reason. These are: ${FAULTS.join(', ')}.`);
    return (await moderation.reject(id, known)) === null ? unknown : done(`${id} is no longer public; its author sees the reason.`);
  }
  return null;
}
