import { countOf } from '#server/modules/moderation/index.ts';
import type { Services } from '#server/services.ts';
import { done, refused, table, toMinute, type AdminResponse } from './adminResponse.ts';
import { runDecision } from './decisions.ts';

type QuestionServices = Pick<Services, 'questionModeration'>;

const UNKNOWN = refused('There is no such question or answer. `npm run admin -- questions list` lists those that wait for a decision.');

/** Runs `questions list|publish|reject`, for questions and answers. Returns null for other commands. */
export async function runQuestionCommand(
  { questionModeration: moderation }: QuestionServices,
  words: readonly string[],
): Promise<AdminResponse | null> {
  if (words.length === 1 && words[0] === 'list') return list(moderation);
  return runDecision(moderation, words, UNKNOWN);
}

async function list(moderation: QuestionServices['questionModeration']): Promise<AdminResponse> {
  const rows = (await moderation.waiting()).map((waiting) => {
    const { id, status, createdAt, holds, text } = waiting.text;
    return [id, status, toMinute(createdAt), holds.join(' '), String(countOf(waiting)), text.replace(/\s+/g, ' ')];
  });
  if (rows.length === 0) return done('No question or answer waits for a decision.');
  return done(table([['ID', 'STATUS', 'WRITTEN (UTC)', 'FOUND', 'REPORTS', 'TEXT'], ...rows]));
}
