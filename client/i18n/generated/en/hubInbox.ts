// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "hubInbox.all": ["All"],
  "hubInbox.answer": ["Answer ",["email"]],
  "hubInbox.isUnread": ["Unread"],
  "hubInbox.lead": ["What shoppers wrote to your shop. Answers go from your own mail."],
  "hubInbox.markUnread": ["Mark as unread"],
  "hubInbox.newest": ["Newest messages"],
  "hubInbox.none": ["No messages yet"],
  "hubInbox.noneText": ["Shoppers write to you from your shop's page. A mail tells you when one does."],
  "hubInbox.noneUnread": ["Everything is read"],
  "hubInbox.older": ["Older messages"],
  "hubInbox.order": ["Order ",["number"]],
  "hubInbox.readsEnglish": ["Reads English"],
  "hubInbox.readsMalay": ["Reads Malay"],
  "hubInbox.show": ["Messages"],
  "hubInbox.topic.ACCOUNT": ["An account"],
  "hubInbox.topic.DELIVERY": ["Delivery"],
  "hubInbox.topic.ORDER_PROBLEM": ["A problem with an order"],
  "hubInbox.topic.PAYMENT": ["Price or payment"],
  "hubInbox.topic.PRIVACY": ["Privacy"],
  "hubInbox.topic.PRODUCT": ["A product"],
  "hubInbox.topic.RETURN": ["A return"],
  "hubInbox.topic.SELLING": ["Selling"],
  "hubInbox.unread": ["Unread (",["n"],")"],
};
