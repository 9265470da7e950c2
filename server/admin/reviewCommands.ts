import { countOf } from '#server/modules/reviews/index.ts';
import type { ReviewFault } from '#server/store/documents/reviews.ts';
import type { Services } from '#server/services.ts';
import { done, refused, table, toMinute, type AdminResponse } from './adminResponse.ts';

type ReviewServices = Pick<Services, 'catalog' | 'moderation'>;

/** Reasons for a rejection. */
export const FAULTS: readonly ReviewFault[] = ['OFFENSIVE', 'ADVERTISING', 'PERSONAL_DATA', 'OFF_TOPIC', 'FAKE'];
const UNKNOWN = refused('There is no such review. `npm run admin -- reviews list` lists those that wait for a decision.');

/** Runs `reviews list|show|publish|reject`. Returns null for other commands. */
export async function runReviewCommand(services: ReviewServices, words: readonly string[]): Promise<AdminResponse | null> {
  const [command, id, fault] = words;
  if (command === 'list' && words.length === 1) return list(services);
  if (command === 'show' && id !== undefined && words.length === 2) return show(services, id);
  if (command === 'publish' && id !== undefined && words.length === 2) return publish(services, id);
  if (command === 'reject' && id !== undefined && fault !== undefined && words.length === 3)
    return reject(services, id, fault.toUpperCase());
  return null;
}

async function list({ moderation }: ReviewServices): Promise<AdminResponse> {
  const rows = (await moderation.waiting()).map((waiting) => {
    const { id, status, holds, stars, createdAt, editedAt, title } = waiting.review;
    return [id, status, toMinute(editedAt ?? createdAt), holds.join(' '), String(countOf(waiting)), String(stars), title];
  });
  if (rows.length === 0) return done('No review waits for a decision.');
  return done(table([['REVIEW', 'STATUS', 'WRITTEN (UTC)', 'FOUND', 'REPORTS', 'STARS', 'TITLE'], ...rows]));
}

async function show({ catalog, moderation }: ReviewServices, id: string): Promise<AdminResponse> {
  const waiting = await moderation.find(id);
  if (waiting === null) return UNKNOWN;
  const { review, reports } = waiting;
  const lines = [
    `${review.id}, ${review.status}, ${review.stars} of 5, ${toMinute(review.editedAt ?? review.createdAt)} UTC`,
    `Product: ${catalog.product(review.productId)?.slug ?? review.productId}`,
    `Author:  ${review.authorName}`,
    ...(review.holds.length === 0 ? [] : [`Found:   ${review.holds.join(', ')}`]),
    ...[...reports].map(([fault, count]) => `Reports: ${count} × ${fault}`),
    ...review.photos.map(({ key }) => `Photo:   ${key}`),
    '',
    review.title,
    review.text,
  ];
  return done(lines.join('\n'));
}

async function publish({ moderation }: ReviewServices, id: string): Promise<AdminResponse> {
  const review = await moderation.publish(id);
  return review === null ? UNKNOWN : done(`${review.id} is public, and its reports are settled.`);
}

async function reject({ moderation }: ReviewServices, id: string, fault: string): Promise<AdminResponse> {
  const known = FAULTS.find((each) => each === fault);
  if (known === undefined) return refused(`There is no such reason. These are: ${FAULTS.join(', ')}.`);
  const review = await moderation.reject(id, known);
  return review === null ? UNKNOWN : done(`${review.id} is no longer public; its author sees the reason.`);
}
