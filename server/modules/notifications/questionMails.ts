import { writeMail, type Mail, type MailRecipient } from '#server/platform/mail/mail.ts';
import { translations } from '#server/platform/messages.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { AnswerDoc, QuestionDoc } from '#server/store/documents/questions.ts';
import type { Recipient } from './packageMails.ts';

interface Links {
  baseUrl: string;
  /** Ends these emails and review reminders with one click. */
  unsubscribeHref: string;
}

/** Notifies a vendor of a question. Omits the question and the name of the member, because visitors type them. */
export function questionMail({ title }: ProductDoc, { vendor, language, ...address }: Recipient, links: Links): Mail {
  return writeMail(address, language, {
    kind: 'NEW_QUESTION',
    subject: translations('questions.askedSubject'),
    name: vendor.name,
    before: [translations('questions.asked', { product: title })],
    link: { href: `${links.baseUrl}/vendor-questions`, label: translations('questions.askedLink') },
    ...unsubscribe(links),
  });
}

/** Notifies a member of the first answer to a question, with both texts, which are public. */
export function answerMail(
  { title, slug }: ProductDoc,
  question: QuestionDoc,
  answer: AnswerDoc,
  member: MailRecipient & Pick<UserDoc, 'firstName' | 'locale'>,
  links: Links,
): Mail {
  return writeMail(member, member.locale, {
    kind: 'QUESTION_ANSWERED',
    subject: translations('questions.answeredSubject'),
    name: member.firstName,
    before: [
      translations('questions.answered', { product: title, name: answer.authorName, author: answer.isVendor ? 'vendor' : 'buyer' }),
      translations('questions.yourQuestion', { text: question.text }),
      translations('questions.theAnswer', { text: answer.text }),
    ],
    link: { href: `${links.baseUrl}/product/${slug}#${question.id}`, label: translations('questions.answeredLink') },
    ...unsubscribe(links),
  });
}

function unsubscribe({ unsubscribeHref: href }: Links) {
  return { second: { before: translations('questions.mailWhy'), href, label: translations('questions.mailStop') }, unsubscribeHref: href };
}
