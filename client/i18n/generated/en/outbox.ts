// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "nf.text": ["The page you tried to access does not exist"],
  "nf.title": ["Page not found"],
  "outbox.demo": ["Demo only. This shop sends no mail: everything it would send is shown here to everybody. Use no password and no address of real life."],
  "outbox.none": ["No mail yet"],
  "outbox.noneHint": ["Place an order or ask for a new password, and it shows up here."],
  "outbox.refresh": ["Look again"],
  "outbox.title": ["Outbox"],
  "outbox.to": ["To ",["email"],", ",["date"]],
};
