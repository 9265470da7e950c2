// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "nf.popular": ["Popular categories"],
  "nf.search": ["Search for what you wanted"],
  "nf.text": ["The page you tried to access does not exist"],
  "nf.title": ["Page not found"],
};
