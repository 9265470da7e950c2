// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "vendorInbox.all": ["All"],
  "vendorInbox.answer": ["Answer ",["email"]],
  "vendorInbox.isUnread": ["Unread"],
  "vendorInbox.lead": ["What shoppers wrote to your shop. Answers go from your own mail."],
  "vendorInbox.markUnread": ["Mark as unread"],
  "vendorInbox.newest": ["Newest messages"],
  "vendorInbox.none": ["No messages yet"],
  "vendorInbox.noneText": ["Shoppers write to you from your shop's page. A mail tells you when one does."],
  "vendorInbox.noneUnread": ["Everything is read"],
  "vendorInbox.older": ["Older messages"],
  "vendorInbox.order": ["Order ",["number"]],
  "vendorInbox.readsEnglish": ["Reads English"],
  "vendorInbox.readsMalay": ["Reads Malay"],
  "vendorInbox.show": ["Messages"],
  "vendorInbox.topic.ACCOUNT": ["An account"],
  "vendorInbox.topic.DELIVERY": ["Delivery"],
  "vendorInbox.topic.ORDER_PROBLEM": ["A problem with an order"],
  "vendorInbox.topic.PAYMENT": ["Price or payment"],
  "vendorInbox.topic.PRIVACY": ["Privacy"],
  "vendorInbox.topic.PRODUCT": ["A product"],
  "vendorInbox.topic.RETURN": ["A return"],
  "vendorInbox.topic.SELLING": ["Selling"],
  "vendorInbox.unread": ["Unread (",["n"],")"],
};
