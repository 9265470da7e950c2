export type { MessageFile, MessageKey, PlainMessageKey, Translate } from '#messages/types.ts';
