import { countOf } from '#server/modules/questions/index.ts';
import type { Services } from '#server/services.ts';
import { done, refused, table, toMinute, type AdminResponse } from './adminResponse.ts';
import { FAULTS } from './reviewCommands.ts';

type QuestionServices = Pick<Services, 'questionModeration'>;

const UNKNOWN = refused('There is no such question or answer. `npm run admin -- questions list` lists those that wait for a decision.');

/** Runs `questions list|publish|reject`, for questions and answers. Returns null for other commands. */
export async function runQuestionCommand(
  { questionModeration: moderation }: QuestionServices,
  words: readonly string[],
): Promise<AdminResponse | null> {
  const [command, id, fault] = words;
  if (command === 'list' && words.length === 1) return list(moderation);
  if (command === 'publish' && id !== undefined && words.length === 2) {
    return (await moderation.publish(id)) === null ? UNKNOWN : done(`${id} is public, and its reports are settled.`);
  }
  if (command === 'reject' && id !== undefined && fault !== undefined && words.length === 3) {
    const known = FAULTS.find((each) => each === fault.toUpperCase());
    if (known === undefined) return refused(`There is no such reason. These are: ${FAULTS.join(', ')}.`);
    return (await moderation.reject(id, known)) === null ? UNKNOWN : done(`${id} is no longer public; its author sees the reason.`);
  }
  return null;
}

async function list(moderation: QuestionServices['questionModeration']): Promise<AdminResponse> {
  const rows = (await moderation.waiting()).map((waiting) => {
    const { id, status, createdAt, holds, text } = waiting.text;
    return [id, status, toMinute(createdAt), holds.join(' '), String(countOf(waiting)), text.replace(/\s+/g, ' ')];
  });
  if (rows.length === 0) return done('No question or answer waits for a decision.');
  return done(table([['ID', 'STATUS', 'WRITTEN (UTC)', 'FOUND', 'REPORTS', 'TEXT'], ...rows]));
}
