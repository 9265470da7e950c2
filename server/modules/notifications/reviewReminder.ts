import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, OrderLineDoc } from '#server/store/documents/orders.ts';
import { buyerMail, lineTitle, type MailContext } from './packageMails.ts';

/** What reminders need to know from the reviews module, which is above this one. */
export interface ReviewReminders {
  /** Lines of a package that its buyer can review and has not reviewed. */
  openLines: (orderPackage: OrderDoc['packages'][number]) => Promise<OrderLineDoc[]>;
}

/** Email that asks the buyer for reviews of a package, with a link that stops these emails. */
export function reviewReminderMail(order: OrderDoc, lines: readonly OrderLineDoc[], unsubscribeHref: string, context: MailContext): Mail {
  const language = order.locale ?? DEFAULT_LOCALE;
  return buyerMail(order, context, {
    kind: 'REVIEW_REMINDER',
    subject: translations('reminders.subject', { number: order.number }),
    before: [translations('reminders.text'), translations('reminders.how')],
    rows: lines.map((line) => ({ label: lineTitle(line, context, language), value: `× ${line.quantity}` })),
    second: { before: translations('reminders.why'), href: unsubscribeHref, label: translations('reminders.stop') },
    unsubscribeHref,
  });
}
