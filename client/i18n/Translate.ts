export type { MessageKey, PlainMessageKey, Translate } from '#messages/types.ts';
