// Written by "npm run generate" from the message files.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "faq.account": ["Account"],
  "faq.all": ["All questions"],
  "faq.collapse": ["Collapse all"],
  "faq.delivery": ["Delivery"],
  "faq.expand": ["Expand all"],
  "faq.failed": ["Failed to load the questions"],
  "faq.found": [["n","plural",{"one":["#"," question"],"other":["#"," questions"]}]],
  "faq.help": ["Still need help?"],
  "faq.helpText": ["Tell us what happened, with the order number if there is one. We answer within one working day."],
  "faq.intro": ["Answers to what people ask us most. If yours is not among them, write to us: a person answers."],
  "faq.linkHere": ["Link to this answer"],
  "faq.none": ["No question matches"],
  "faq.noneText": ["Try another word, or write to us."],
  "faq.orders": ["Orders"],
  "faq.payment": ["Payment"],
  "faq.placeholder": ["Try “refund” or “Sabah”"],
  "faq.returns": ["Returns"],
  "faq.search": ["Search the questions"],
  "faq.sellers": ["Sellers"],
  "faq.title": ["How can we help?"],
  "faq.topics": ["Topics"],
  "faq.write": ["Write to us"],
};
