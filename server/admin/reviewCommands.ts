import { countOf } from '#server/modules/moderation/index.ts';
import type { Services } from '#server/services.ts';
import { done, refused, table, toMinute, type AdminResponse } from './adminResponse.ts';
import { runDecision } from './decisions.ts';

type ReviewServices = Pick<Services, 'catalog' | 'moderation'>;

const UNKNOWN = refused('There is no such review. `npm run admin -- reviews list` lists those that wait for a decision.');

/** Runs `reviews list|show|publish|reject`. Returns null for other commands. */
export async function runReviewCommand(services: ReviewServices, words: readonly string[]): Promise<AdminResponse | null> {
  const [command, id] = words;
  if (command === 'list' && words.length === 1) return list(services);
  if (command === 'show' && id !== undefined && words.length === 2) return show(services, id);
  return runDecision(services.moderation, words, UNKNOWN);
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
    ...Array.from(reports, ([fault, count]) => `Reports: ${count} × ${fault}`),
    ...review.photos.map(({ key }) => `Photo:   ${key}`),
    '',
    review.title,
    review.text,
  ];
  return done(lines.join('\n'));
}
