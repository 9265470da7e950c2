import type { MessageFile, MessageKey, MessageValueNames } from './keys.generated.ts';

export type { MessageFile, MessageKey, MessageValueNames };

/** Keys of messages without placeholders, for tables of labels. */
export type PlainMessageKey = { [K in MessageKey]: [MessageValueNames[K]] extends [never] ? K : never }[MessageKey];

/** Values of a message as rest parameters: required exactly if it has placeholders. */
export type MessageValues<K extends MessageKey, Value = string | number> = [MessageValueNames[K]] extends [never]
  ? []
  : [Record<MessageValueNames[K], Value>];

/** Translation function of one language. */
export type Translate = <K extends MessageKey>(key: K, ...values: MessageValues<K>) => string;
