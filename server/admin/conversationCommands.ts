import type { Services } from '#server/services.ts';
import { done, refused, table, toMinute, type AdminResponse } from './adminResponse.ts';

type ConversationServices = Pick<Services, 'conversationModeration'>;

const UNKNOWN = refused('There is no such message. `npm run admin -- conversations list` lists the reported ones.');

/** Runs `conversations list|hide|dismiss`, for reported messages. Returns null for other commands. */
export async function runConversationCommand(
  { conversationModeration: moderation }: ConversationServices,
  words: readonly string[],
): Promise<AdminResponse | null> {
  const [command, id] = words;
  if (command === 'list' && words.length === 1) return list(moderation);
  if (id === undefined || words.length !== 2) return null;
  if (command === 'hide') return (await moderation.hide(id)) === null ? UNKNOWN : done(`${id} is hidden from both sides.`);
  if (command === 'dismiss') return (await moderation.dismiss(id)) === null ? UNKNOWN : done(`The report of ${id} is settled.`);
  return null;
}

async function list(moderation: ConversationServices['conversationModeration']): Promise<AdminResponse> {
  const rows = (await moderation.reported()).map(({ message: { id, from, createdAt, photos, text }, report: { fault } }) => [
    ...[id, from, toMinute(createdAt), fault, String(photos.length), text.replace(/\s+/g, ' ')],
  ]);
  if (rows.length === 0) return done('No message is reported.');
  return done(table([['ID', 'FROM', 'SENT (UTC)', 'REPORT', 'PHOTOS', 'TEXT'], ...rows]));
}
