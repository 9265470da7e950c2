import type { MessageKey, MessageValueNames } from './generated/MessageKey.ts';

type Values<K extends MessageKey> = Record<MessageValueNames[K], string | number>;

/** Messages that want no values: what tables of labels may name. */
export type PlainMessageKey = { [K in MessageKey]: [MessageValueNames[K]] extends [never] ? K : never }[MessageKey];

/** Reads one message in the language of the page. Values are required exactly where the message has placeholders. */
export type Translate = <K extends MessageKey>(key: K, ...values: [MessageValueNames[K]] extends [never] ? [] : [Values<K>]) => string;
