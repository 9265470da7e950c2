import type { Messages } from '@lingui/core';

/** Message files of this language that pages load, compiled by `messages/messagesPlugin.ts`. */
export const files = import.meta.glob<Messages>('./{client,schema}/*.json', { import: 'default' });
