// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "blog.aside": ["More to read"],
  "blog.blog": ["Blog"],
  "blog.categories": ["Categories"],
  "blog.contents": ["In this story"],
  "blog.failed": ["Failed to load posts"],
  "blog.missing": ["This story is not available"],
  "blog.missingText": ["It may have been moved or taken down. The others are all still here."],
  "blog.neighbours": ["Earlier and later stories"],
  "blog.next": ["Later"],
  "blog.previous": ["Earlier"],
  "blog.recent": ["Recent stories"],
  "blog.related": ["Read next"],
  "blog.search": ["Search the blog"],
  "blog.searchPlaceholder": ["Search the blog"],
  "blog.shop": ["From this story"],
  "blog.showAll": ["Show all stories"],
  "blog.tags": ["Tags"],
  "blog.whatsapp": ["WhatsApp"],
};
