import { confirmAccountMail, emailKeyOf, type AccountRepository } from '#server/modules/accounts/index.ts';
import { isUnpaid, isUnreserved, openRequest, orderStatus, packageStatus, type OrderRepository } from '#server/modules/orders/index.ts';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import type { AttemptLimit, AttemptStore } from '#server/store/sharedState.ts';
import { BackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import type { Conclusion } from '#server/platform/jobs/jobDefinition.ts';
import { MAILS_AT_ONCE, recipientKey, type Mail } from '#server/platform/mail/mail.ts';
import type { MailGate } from '#server/platform/mail/mailGate.ts';
import { isToVendor } from '#server/platform/mail/mailRecipients.ts';
import type { ConversationDoc } from '#server/store/documents/conversations.ts';
import type { OutboxMailDoc } from '#server/store/documents/mails.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import { noteAttempt, type MailRepository } from './mail.repository.ts';
import { confirmAlertMail, confirmNewsletterMail, confirmOrderHref, confirmOrderMail, confirmVendorMail } from './confirmationMails.ts';
import type { EmailPreferences } from './emailPreferences.service.ts';
import { messageToGuestMail, messageToVisitorMail, messageToMemberMail, messageToVendorMail } from './conversationMails.ts';
import { messageMail } from './messageMail.ts';
import { orderMail } from './orderMail.ts';
import { answerMail, questionMail } from './questionMails.ts';
import { returnAt } from './packageMailTexts.ts';
import { reviewReminderMail, type ReviewReminders } from './reviewReminder.ts';
import {
  openOrderMail,
  packageMail,
  refundedMail,
  unpaidMail,
  cancellationRequestedMail,
  cancelledByBuyerMail,
  replacementAnsweredMail,
  returnMail,
  soldMail,
  type MailContext,
  type Recipient,
} from './packageMails.ts';

/** Number of failed attempts after which an email is given up. */
export const MAIL_ATTEMPTS = 20;
/** Maximum attempts if the mail server rejects an email permanently (5xx), because more would harm the sender's reputation. */
const ATTEMPTS_OF_REFUSED = 3;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Fallback delay; a change to the order triggers the email sooner. */
const RETRY_MS = 60 * MINUTE_MS;

/**
 * Limit on emails of all kinds per recipient, because visitors can enter other people's addresses. To a buyer: twenty, as many as
 * the steps of several packages need, then waits of 1, 2, 4 … minutes, up to an hour.
 */
const EMAILS_TO_BUYER: AttemptLimit = { name: 'emails to buyer', free: 20, ...MINUTES_TO_AN_HOUR };

/** To a vendor: on a day with many orders, each email is delayed by a minute. Orders are limited per caller. */
const EMAILS_TO_VENDOR: AttemptLimit = {
  name: 'emails to vendor',
  free: 100,
  firstWaitMs: MINUTE_MS,
  maxWaitMs: MINUTE_MS,
  forgetMs: 60 * MINUTE_MS,
};

/** An email, null if it is obsolete, or the delay until it is rendered again. */
type WrittenMail = OutboxMail | { retryAfterMs: number } | null;

/** An email, and what is stored once it was sent. */
export type OutboxMail = Mail & { onSent?: Conclusion };

/** What the outbox needs from the alerts module, which is above this one. */
export interface AlertMails {
  /** The email with all alerts of an inbox; null if there is nothing left to tell. */
  write: (mailId: string, inbox: string) => Promise<OutboxMail | null>;
}

interface Dependencies extends MailContext {
  repository: MailRepository;
  gate: MailGate;
  orders: OrderRepository;
  reviews: ReviewReminders;
  alerts: AlertMails;
  preferences: Pick<EmailPreferences, 'isStopped' | 'hrefFor'>;
  /** The token of a guest's link to a conversation. */
  conversationToken: (conversation: ConversationDoc) => string;
  accounts: AccountRepository;
  attempts: AttemptStore;
  now: () => Date;
}

/**
 * Transactional outbox: runs the job for each email that a transaction has written to the `mails` collection. Emails are rendered
 * from the data stored at the time of sending. Delivery is at least once: after a crash between sending and storing `SENT`, the
 * email is sent again with the same Message-ID.
 */
export class MailOutbox {
  private readonly toBuyer: BackoffLimiter;
  private readonly toVendor: BackoffLimiter;
  private readonly sending = new Semaphore(MAILS_AT_ONCE, Infinity);

  constructor(private readonly dependencies: Dependencies) {
    this.toBuyer = new BackoffLimiter(EMAILS_TO_BUYER, dependencies.attempts);
    this.toVendor = new BackoffLimiter(EMAILS_TO_VENDOR, dependencies.attempts);
  }

  /** Sends an email. The result is stored when the email's job ends. */
  async send(mailId: string, attempt: number, signal: AbortSignal): Promise<Conclusion | undefined> {
    const { repository, now } = this.dependencies;
    await repository.makeRoom();
    const due = await repository.find(mailId);
    if (due?.state !== 'WAITING') return undefined;
    let state: 'SENT' | 'DROPPED' = 'SENT';
    let onSent: Conclusion | undefined;
    try {
      const mail = await this.written(due);
      if (mail !== null && 'retryAfterMs' in mail) {
        await repository.postpone(due, new Date(now().getTime() + mail.retryAfterMs));
        return undefined;
      }
      if (mail !== null && !(await this.carry(mail, due, signal))) state = 'DROPPED';
      else onSent = mail?.onSent;
    } catch (error) {
      // An error from a closed mail transport is not a failure of the email.
      if (!signal.aborted) await this.noteFailure(due, attempt, error);
      throw error;
    }
    const settledAt = now().toISOString();
    return async (transaction) => {
      await noteAttempt(transaction, mailId, { state, settledAt });
      await onSent?.(transaction);
    };
  }

  /** Renders the email, subject to the recipient's limit. */
  private async written(due: OutboxMailDoc): Promise<WrittenMail> {
    const mail = await this.write(due);
    if (mail === null || 'retryAfterMs' in mail) return mail;
    const waitSeconds = await this.limiterOf(due).take(recipientKey(mail));
    return waitSeconds > 0 ? { retryAfterMs: waitSeconds * SECOND_MS } : mail;
  }

  /** Returns false if the mail gate dropped the email. A failed email is not counted. */
  private async carry(mail: Mail, due: OutboxMailDoc, signal: AbortSignal): Promise<boolean> {
    try {
      return await this.sending.run(() => {
        signal.throwIfAborted();
        return this.dependencies.gate.send(mail, { id: due.id, at: due.createdAt });
      });
    } catch (error) {
      await this.limiterOf(due).giveBack(recipientKey(mail));
      throw error;
    }
  }

  private limiterOf({ kind }: OutboxMailDoc): BackoffLimiter {
    return isToVendor(kind) ? this.toVendor : this.toBuyer;
  }

  private async noteFailure({ id }: OutboxMailDoc, failures: number, error: unknown): Promise<void> {
    const isOver = failures >= (isPermanent(error) ? ATTEMPTS_OF_REFUSED : MAIL_ATTEMPTS);
    const settledAt = isOver ? this.dependencies.now().toISOString() : null;
    await this.dependencies.repository.noteAttempt(id, { failures, state: isOver ? 'GIVEN_UP' : 'WAITING', settledAt });
  }

  private async write(due: OutboxMailDoc): Promise<WrittenMail> {
    if (due.kind === 'CONFIRM_ACCOUNT') return this.confirmAccount(due);
    if (due.kind === 'CONFIRM_VENDOR') return this.confirmVendor(due);
    if (due.kind === 'CONFIRM_ORDER') return this.confirmOrder(due);
    if (due.kind === 'CONFIRM_NEWSLETTER') return this.confirmNewsletter(due);
    if (due.kind === 'CONFIRM_ALERT') return this.confirmAlert(due);
    if (due.kind === 'ALERTS') return this.dependencies.alerts.write(due.id, due.subjectId ?? '');
    if (due.kind === 'VENDOR_MESSAGE') return this.messageNotice(due);
    if (due.kind === 'NEW_QUESTION' || due.kind === 'QUESTION_ANSWERED') return this.questionNotice(due);
    if (due.kind === 'CONVERSATION_TO_BUYER' || due.kind === 'CONVERSATION_TO_VENDOR') return this.conversationNotice(due);
    const order = due.orderId === null ? null : await this.order(due.orderId);
    if (order === null) return null;
    if (due.kind === 'ORDER_PLACED') return this.receipt(order);
    if (due.kind === 'ORDER_PAID') return orderMail(order, this.dependencies, true);
    const orderPackage = order.packages.find(({ id }) => id === due.packageId);
    if (orderPackage === undefined) return null;
    switch (due.kind) {
      case 'PACKAGE_STEP':
        // An unpaid order is cancelled as a whole: one email covers all packages.
        if (isUnpaid(order.payment) && orderStatus(order) === 'CANCELLED') {
          return orderPackage.id === order.packages[0]?.id ? unpaidMail(order, this.dependencies) : null;
        }
        return due.event === null ? null : packageMail(order, orderPackage, due.event, this.dependencies);
      case 'REFUNDED':
        return refundedMail(order, orderPackage, this.dependencies);
      case 'REVIEW_REMINDER':
        return this.reviewReminder(order, orderPackage);
      case 'PACKAGE_SOLD':
      case 'CALLED_OFF':
      case 'RETURN_REQUESTED':
      case 'RETURN_WITHDRAWN':
      case 'CANCELLATION_REQUESTED':
      case 'REPLACEMENT_ANSWERED':
        return this.toSeller(due, order, orderPackage);
      default:
        return null;
    }
  }

  /** An order. A member's order counts as confirmed if the account is confirmed. */
  private async order(id: string): Promise<OrderDoc | null> {
    const order = await this.dependencies.orders.find(id);
    if (order?.userId == null || order.emailConfirmedAt != null) return order;
    const buyer = await this.dependencies.accounts.find(order.userId);
    return buyer?.emailKey === emailKeyOf(order.email) ? { ...order, emailConfirmedAt: buyer.emailConfirmedAt ?? null } : order;
  }

  /** Returns null if the email address is already confirmed, or was changed after the link was requested. */
  private async confirmAccount({ subjectId = '', createdAt }: OutboxMailDoc): Promise<WrittenMail> {
    const user = await this.dependencies.accounts.find(subjectId);
    if (user === null || user.emailConfirmedAt != null) return null;
    const emailSetAt = user.emailSetAt ?? user.createdAt;
    return createdAt < emailSetAt ? null : confirmAccountMail(user, this.dependencies.confirmHref({ ...user, emailSetAt }));
  }

  private async confirmVendor({ subjectId = '', createdAt }: OutboxMailDoc): Promise<WrittenMail> {
    const vendor = this.dependencies.vendor(subjectId);
    if (vendor === null || vendor.email === '' || vendor.emailConfirmedAt != null) return null;
    const emailSetAt = vendor.emailSetAt ?? vendor.joinedAt;
    if (createdAt < emailSetAt) return null;
    const language = await this.dependencies.accounts.languageOf(vendor.ownerId);
    return confirmVendorMail(vendor, language, this.dependencies.confirmHref({ ...vendor, emailSetAt }));
  }

  private async confirmOrder({ subjectId = '' }: OutboxMailDoc): Promise<WrittenMail> {
    const order = await this.order(subjectId);
    if (order === null) return null;
    // It was confirmed since, or its link was requested by number and email address.
    if (order.emailConfirmedAt != null) return openOrderMail(order, this.dependencies);
    return confirmOrderMail(order, confirmOrderHref(order, this.dependencies));
  }

  private async confirmNewsletter({ subjectId = '' }: OutboxMailDoc): Promise<WrittenMail> {
    const subscriber = await this.dependencies.repository.findSubscriber(subjectId);
    if (subscriber === null || subscriber.confirmedAt !== null) return null;
    const { email, locale, subscribedAt: emailSetAt } = subscriber;
    const unsubscribeHref = this.dependencies.preferences.hrefFor(email, 'NEWSLETTER');
    return confirmNewsletterMail(email, locale, this.dependencies.confirmHref({ id: subjectId, email, emailSetAt }), unsubscribeHref);
  }

  private async confirmAlert({ subjectId = '' }: OutboxMailDoc): Promise<WrittenMail> {
    const alert = await this.dependencies.repository.findAlert(subjectId);
    if (alert?.email == null || alert.state !== 'UNCONFIRMED') return null;
    const { email, locale, createdAt: emailSetAt } = alert;
    const { kind, productId, vendorId } = alert;
    const product = productId === null ? null : this.dependencies.product(productId);
    const vendor = vendorId === null ? null : this.dependencies.vendor(vendorId);
    const name = product?.title ?? vendor?.name ?? '';
    return confirmAlertMail(email, locale, { kind, name }, this.dependencies.confirmHref({ id: subjectId, email, emailSetAt }));
  }

  private async messageNotice({ subjectId = '' }: OutboxMailDoc): Promise<WrittenMail> {
    const message = await this.dependencies.repository.findMessage(subjectId);
    const vendor = message?.vendorId == null ? null : this.dependencies.vendor(message.vendorId);
    const recipient = vendor && (await this.recipientOf(vendor));
    return message && recipient && messageMail(message.reference, recipient, this.dependencies.baseUrl);
  }

  /** Returns null if the question is no longer public, the product is withdrawn, or the recipient's email is not confirmed. */
  private async questionNotice({ kind, subjectId = '' }: OutboxMailDoc): Promise<WrittenMail> {
    const { repository, accounts, baseUrl, preferences } = this.dependencies;
    const question = await repository.findQuestion(subjectId);
    const product = question?.status === 'PUBLISHED' ? this.dependencies.product(question.productId) : null;
    if (question === null || product === null) return null;
    if (kind === 'QUESTION_ANSWERED') {
      const member = await accounts.find(question.userId);
      if (member?.emailConfirmedAt == null || (await preferences.isStopped(member.email, 'QUESTIONS'))) return null;
      const answer = question.answers.find(({ status }) => status === 'PUBLISHED');
      if (answer === undefined) return null;
      return answerMail(product, question, answer, member, { baseUrl, unsubscribeHref: preferences.hrefFor(member.email, 'QUESTIONS') });
    }
    const vendor = this.dependencies.vendor(question.vendorId);
    const recipient = vendor && (await this.recipientOf(vendor));
    if (recipient === null || (await preferences.isStopped(recipient.email, 'QUESTIONS'))) return null;
    return questionMail(product, recipient, { baseUrl, unsubscribeHref: preferences.hrefFor(recipient.email, 'QUESTIONS') });
  }

  /** Returns null if the messages have been read, or the recipient has no confirmed email or wants no such emails. One email for all unread messages. */
  private async conversationNotice({ kind, subjectId = '', createdAt }: OutboxMailDoc): Promise<WrittenMail> {
    const { accounts, baseUrl, conversationToken, orders, preferences, repository } = this.dependencies;
    const conversation = await repository.findConversation(subjectId);
    if (conversation === null) return null;
    const linksFor = async (email: string) =>
      (await preferences.isStopped(email, 'MESSAGES')) ? null : { baseUrl, unsubscribeHref: preferences.hrefFor(email, 'MESSAGES') };
    if (kind === 'CONVERSATION_TO_VENDOR') {
      const vendor = conversation.vendorUnreadSince === createdAt ? this.dependencies.vendor(conversation.vendorId) : null;
      const recipient = vendor && (await this.recipientOf(vendor));
      const links = recipient && (await linksFor(recipient.email));
      return recipient && links && messageToVendorMail(conversation, recipient, links);
    }
    if (conversation.buyerUnreadSince !== createdAt) return null;
    const member = conversation.userId === null ? null : await accounts.find(conversation.userId);
    if (member !== null && member.emailConfirmedAt == null) return null;
    const order = conversation.orderId === null ? null : await orders.find(conversation.orderId);
    const links = await linksFor(member?.email ?? conversation.guest?.email ?? order?.email ?? '');
    if (links === null) return null;
    if (member !== null) return messageToMemberMail(conversation, member, links);
    const token = conversationToken(conversation);
    if (conversation.guest !== undefined) return messageToVisitorMail(conversation, conversation.guest, token, links);
    return order && messageToGuestMail(conversation, order, token, links);
  }

  /**
   * A vendor's confirmed contact email, or otherwise the confirmed email of its owner. Returns null if neither is confirmed,
   * because users type the names of vendors and products.
   */
  private async recipientOf(vendor: VendorDoc): Promise<Recipient | null> {
    const owner = vendor.ownerId == null ? null : await this.dependencies.accounts.find(vendor.ownerId);
    const confirmed = [vendor, owner].find((each) => each?.emailConfirmedAt != null && each.email !== '');
    if (confirmed == null) return null;
    const { email, emailConfirmedAt } = confirmed;
    return { vendor, email, emailConfirmedAt, language: owner?.locale ?? DEFAULT_LOCALE };
  }

  /** Null if all lines are reviewed or returned, or the buyer wants no reminders. */
  private async reviewReminder(order: OrderDoc, orderPackage: OrderPackageDoc): Promise<WrittenMail> {
    const { reviews, preferences } = this.dependencies;
    const lines = await reviews.openLines(orderPackage);
    if (lines.length === 0 || (await preferences.isStopped(order.email, 'REVIEWS'))) return null;
    return reviewReminderMail(order, lines, preferences.hrefFor(order.email, 'REVIEWS'), this.dependencies);
  }

  private receipt(order: OrderDoc): WrittenMail {
    // The cancellation email already covers it.
    if ((order.payment.status === 'FAILED' || isUnreserved(order)) && orderStatus(order) === 'CANCELLED') return null;
    return orderMail(order, this.dependencies);
  }

  /** Emails to the vendor's owner; null for a vendor that has no owner. */
  private async toSeller({ kind, event }: OutboxMailDoc, order: OrderDoc, orderPackage: OrderPackageDoc): Promise<WrittenMail> {
    const vendor = this.dependencies.vendor(orderPackage.vendorId);
    if (vendor?.ownerId == null) return null;
    const recipient = await this.recipientOf(vendor);
    if (recipient === null) return null;
    if (kind === 'PACKAGE_SOLD') {
      if (packageStatus(orderPackage) === 'CANCELLED') return null;
      return isUnpaid(order.payment) ? { retryAfterMs: RETRY_MS } : soldMail(order, orderPackage, recipient, this.dependencies);
    }
    if (kind === 'CALLED_OFF') return cancelledByBuyerMail(order, orderPackage, recipient, this.dependencies);
    if (kind === 'CANCELLATION_REQUESTED') {
      const request = openRequest(orderPackage);
      return request && cancellationRequestedMail(orderPackage, request, recipient, this.dependencies);
    }
    if (kind === 'REPLACEMENT_ANSWERED') {
      return event === null ? null : replacementAnsweredMail(orderPackage, event, recipient, this.dependencies);
    }
    const returned = event === null ? null : returnAt(orderPackage, event);
    if (returned === null) return null;
    const about = kind === 'RETURN_WITHDRAWN' ? kind : 'RETURN_REQUESTED';
    return returnMail(about, orderPackage, returned, recipient, this.dependencies);
  }
}

/** Whether a mail server rejected an email with a code of 500 or above, according to nodemailer's error. */
function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
}
