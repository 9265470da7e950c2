import { Fragment, type ReactNode } from 'react';
import type { MessageKey, MessageValueNames } from '#messages/types.ts';
import { useT } from './useT.ts';

interface TProps<K extends MessageKey> {
  k: K;
  values: Record<MessageValueNames[K], ReactNode>;
}

/** A message with elements as values: `<T k="cart.removed" values={{ name: <b>{title}</b> }} />`. */
export function T<K extends MessageKey>({ k, values }: TProps<K>) {
  const t = useT() as (key: MessageKey, marks: Record<string, string>) => string;
  const names = Object.keys(values);
  const marks = Object.fromEntries(names.map((name, index) => [name, `\u0001${index}\u0001`]));
  const parts = t(k, marks).split('\u0001');
  const nodes = Object.values<ReactNode>(values);
  return parts.map((part, index) => <Fragment key={index}>{index % 2 === 1 ? nodes[Number(part)] : part}</Fragment>);
}
