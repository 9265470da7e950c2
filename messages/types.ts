import type { MessageKey, MessageValueNames } from './keys.generated.ts';

export type { MessageKey, MessageValueNames };

/** Messages without values: what tables of labels may name. */
export type PlainMessageKey = { [K in MessageKey]: [MessageValueNames[K]] extends [never] ? K : never }[MessageKey];

/** The values of a message as the rest of an argument list: required exactly where it has placeholders. */
export type MessageValues<K extends MessageKey, Value = string | number> = [MessageValueNames[K]] extends [never]
  ? []
  : [Record<MessageValueNames[K], Value>];

/** Reads one message in one language. */
export type Translate = <K extends MessageKey>(key: K, ...values: MessageValues<K>) => string;
