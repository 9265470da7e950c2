import { describe, expect, test } from 'vitest';
import { byLocale, LOCALES, type Locale } from '#schema/rules/locales.ts';
import {
  confirmAccountMail,
  emailChangedMail,
  newDeviceMail,
  passwordChangedMail,
  resetMail,
  vendorChangedMail,
} from '#server/modules/accounts/accountMails.ts';
import {
  confirmAlertMail,
  confirmNewsletterMail,
  confirmOrderMail,
  confirmVendorMail,
} from '#server/modules/notifications/confirmationMails.ts';
import { reviewReminderMail } from '#server/modules/notifications/reviewReminder.ts';
import { messageMail } from '#server/modules/notifications/messageMail.ts';
import { alertMail } from '#server/modules/alerts/alertMail.ts';
import type { AlertKind } from '#server/store/documents/alerts.ts';
import { anAlert } from '#tests/support/builders/alerts.ts';
import { messageToGuestMail, messageToMemberMail, messageToVendorMail } from '#server/modules/notifications/conversationMails.ts';
import { answerMail, questionMail } from '#server/modules/notifications/questionMails.ts';
import { orderMail } from '#server/modules/notifications/orderMail.ts';
import {
  cancellationRequestedMail,
  cancelledByBuyerMail,
  packageMail,
  replacementAnsweredMail,
  refundedMail,
  returnMail,
  soldMail,
  unpaidMail,
} from '#server/modules/notifications/packageMails.ts';
import { MemoryAttempts } from '#server/platform/memoryAttempts.ts';
import type { Mail, MailKind } from '#server/platform/mail/mail.ts';
import { MailGate, MAILS_PER_DAY } from '#server/platform/mail/mailGate.ts';
import { SecurityLog, type SecurityFields } from '#server/platform/securityLog.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc, ReturnStatus } from '#server/store/documents/orders.ts';
import { Mailbox } from '#tests/support/api/mailbox.ts';
import { anOrder, aProduct, aVendor } from '#tests/support/builders/documents.ts';

const ABOUT_SECURITY: MailKind[] = ['PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'VENDOR_CHANGED', 'NEW_DEVICE'];
const KINDS = Object.entries(MAILS_PER_DAY) as [MailKind, number][];

function openGate() {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const now = () => clock.now;
  const carrier = new Mailbox();
  const lines: SecurityFields[] = [];
  const security = new SecurityLog('a secret', (_level, line) => lines.push(line));
  const gate = new MailGate({ carrier, attempts: new MemoryAttempts(now), security, now });
  const mail = (kind: MailKind, to: string, isConfirmed: boolean): Mail => ({ kind, to, isConfirmed, subject: kind, text: '', html: '' });
  const sent = async (kind: MailKind, count: number, to = 'victim@example.net', isConfirmed = false) => {
    const before = carrier.mails.length;
    for (let at = 0; at < count; at += 1) await gate.send(mail(kind, to, isConfirmed)).catch(() => false);
    return carrier.mails.length - before;
  };
  return { clock, carrier, lines, sent };
}

describe('the daily limit of emails', () => {
  test.each(KINDS)('%s: at most %i emails per recipient and day', async (kind, limit) => {
    const { clock, lines, sent } = openGate();
    expect(await sent(kind, limit + 5)).toBe(limit);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({ event: 'excess_rate_limit_exceeded', what: `email ${kind}` });
    expect(JSON.stringify(lines)).not.toContain('@');
    clock.now = new Date('2026-11-21T23:59:59.000Z');
    expect(await sent(kind, 1)).toBe(0);
    clock.now = new Date('2026-11-22T00:00:00.000Z');
    expect(await sent(kind, limit + 1)).toBe(limit);
  });

  test('counts recipients and kinds separately, and spellings of one inbox together', async () => {
    const { sent } = openGate();
    expect(await sent('VENDOR_MESSAGE', 100)).toBe(20);
    expect(await sent('VENDOR_MESSAGE', 1, 'Victim@Example.net')).toBe(0);
    expect(await sent('VENDOR_MESSAGE', 1, 'victim+another@example.net')).toBe(0);
    expect(await sent('VENDOR_MESSAGE', 1, 'other@example.net')).toBe(1);
    expect(await sent('PASSWORD_RESET', 1)).toBe(1);
  });

  test.each(KINDS)('%s: a confirmed email address has a separate count, and none for account security', async (kind, limit) => {
    const { lines, sent } = openGate();
    const isAboutSecurity = ABOUT_SECURITY.includes(kind);
    expect(await sent(kind, limit + 5)).toBe(limit);
    lines.length = 0;
    expect(await sent(kind, limit + 5, 'Victim@Example.net', true)).toBe(isAboutSecurity ? limit + 5 : limit);
    expect(lines).toHaveLength(isAboutSecurity ? 0 : 5);
    expect(await sent(kind, 1, 'victim+another@example.net', true)).toBe(1);
    expect(await sent(kind, 1, 'victim+another@example.net')).toBe(0);
  });

  test('does not count emails that the mail server has refused', async () => {
    const { carrier, sent } = openGate();
    carrier.isBroken = true;
    expect(await sent('PASSWORD_RESET', 50)).toBe(0);
    carrier.isBroken = false;
    expect(await sent('PASSWORD_RESET', 50)).toBe(10);
  });
});

describe('emails', () => {
  const TYPED = 'Typed by a stranger';
  const KINDS_OF_ALERTS = ['BACK_IN_STOCK', 'PRICE_DROP', 'SAVED_SEARCH', 'VENDOR_NEWS'] as const;
  const HREF = 'https://shop.example/';

  function mailsIn(locale: Locale): Record<MailKind, (Mail | null)[]> {
    const order = typedOrder(locale);
    const [orderPackage] = order.packages;
    const vendor = aVendor({
      id: orderPackage!.vendorId,
      name: TYPED,
      businessName: TYPED,
      city: TYPED,
      openingHours: TYPED,
      kind: byLocale(() => TYPED),
      description: byLocale(() => TYPED),
    });
    const context = {
      vendor: () => vendor,
      product: () => null,
      baseUrl: HREF,
      demo: true,
      confirmHref: () => HREF,
      accessToken: () => null,
    };
    const recipient = { vendor, email: 'vendor@example.com', language: locale };
    const user = { email: 'aina@example.com', firstName: TYPED, locale };
    const product = aProduct({ title: byLocale(() => TYPED) });
    const answer = {
      ...{ id: 'ans_1', userId: 'usr_1', authorName: TYPED, text: TYPED, language: locale, status: 'PUBLISHED' as const, holds: [] },
      ...{ rejection: null, createdAt: order.placedAt, isVendor: true, helpful: 0, editedAt: null },
    };
    const question = {
      ...answer,
      id: 'qst_1',
      productId: product.id,
      vendorId: vendor.id,
      votes: 0,
      answers: [answer],
      isAnswered: true,
      isHeld: false,
    };
    const links = { baseUrl: HREF, unsubscribeHref: HREF };
    const conversation = { id: 'cnv_1', orderNumber: order.number };
    const returned = orderPackage!.returns![0]!;
    const reader = { ...user, emailConfirmedAt: '2026-01-05T02:00:00.000Z' };
    const alertContext = { baseUrl: HREF, unsubscribeHref: HREF, guestHref: HREF, vendor: () => ({ name: TYPED, slug: 'x' }) };
    const toldOf = (kind: AlertKind) => ({
      alert: anAlert({ kind, search: { query: TYPED, filter: '{}', path: '/' } }),
      news: { products: [{ product, variant: null, priceCents: 900 }], total: 1, lastPriceCents: null, since: null },
    });
    const steps = orderPackage!.timeline.map((_event, at) => packageMail(order, orderPackage!, at, context));
    return {
      ORDER_PLACED: [orderMail(order, context)],
      ORDER_PAID: [orderMail(order, context, true)],
      PACKAGE_STEP: [...steps, unpaidMail(order, context)],
      REFUNDED: [refundedMail(order, orderPackage!, context)],
      REVIEW_REMINDER: [reviewReminderMail(order, orderPackage!.lines, HREF, context)],
      PACKAGE_SOLD: [soldMail(order, orderPackage!, recipient, context)],
      CALLED_OFF: [cancelledByBuyerMail(order, orderPackage!, recipient, context)],
      RETURN_REQUESTED: [returnMail('RETURN_REQUESTED', orderPackage!, returned, recipient, context)],
      RETURN_WITHDRAWN: [returnMail('RETURN_WITHDRAWN', orderPackage!, returned, recipient, context)],
      ALERTS: KINDS_OF_ALERTS.map((kind) => alertMail([toldOf(kind)], reader, alertContext)),
      NEW_QUESTION: [questionMail(product, recipient, links)],
      QUESTION_ANSWERED: [answerMail(product, question, question.answers[0]!, user, links)],
      CONVERSATION_TO_VENDOR: [messageToVendorMail(conversation, recipient, links)],
      CONVERSATION_TO_BUYER: [messageToMemberMail(conversation, user, links), messageToGuestMail(conversation, order, 'token', links)],
      CANCELLATION_REQUESTED: [cancellationRequestedMail(orderPackage!, orderPackage!.cancellationRequest!, recipient, context)],
      REPLACEMENT_ANSWERED: (['ACCEPTED', 'REFUSED'] as const).map((lineChange) => {
        const timeline: OrderEventDoc[] = [{ status: 'PACKED', lineChange, at: order.placedAt, place: TYPED, note: TYPED }];
        return replacementAnsweredMail({ ...orderPackage!, timeline }, 0, recipient, context);
      }),
      VENDOR_MESSAGE: [messageMail('MSG-7K4M-2Q9D', recipient, HREF)],
      CONFIRM_ACCOUNT: [confirmAccountMail(user, HREF)],
      CONFIRM_ORDER: [confirmOrderMail(order, HREF)],
      CONFIRM_VENDOR: [confirmVendorMail({ email: 'vendor@example.com' }, locale, HREF)],
      CONFIRM_NEWSLETTER: [confirmNewsletterMail('reader@example.com', locale, HREF, HREF)],
      CONFIRM_ALERT: KINDS_OF_ALERTS.map((kind) => confirmAlertMail('reader@example.com', locale, { kind, name: TYPED }, HREF)),
      PASSWORD_RESET: [resetMail(user, HREF)],
      PASSWORD_CHANGED: [passwordChangedMail(user, HREF)],
      EMAIL_CHANGED: [emailChangedMail(user, HREF)],
      VENDOR_CHANGED: (['bankAccount', 'contactEmail', 'registrationNumber'] as const).map((what) => vendorChangedMail(user, what, HREF)),
      NEW_DEVICE: [newDeviceMail(user, HREF)],
    };
  }

  /** An order with an event for each status, in which every string that a user types is TYPED. */
  function typedOrder(locale: Locale): OrderDoc {
    const order = anOrder({ locale, note: TYPED });
    const at = order.placedAt;
    const address = { ...order.shippingAddress, firstName: TYPED, lastName: TYPED, line1: TYPED, line2: TYPED, city: TYPED };
    const line = {
      ...{ id: 'lin_1', productId: 'prd_1', variantId: 'var_1', title: byLocale(() => TYPED), sku: TYPED, picture: null },
      ...{ options: { size: TYPED }, quantity: 1, unitPriceCents: 100, totalCents: 100 },
    };
    const returned: ReturnDoc = {
      ...{
        id: 'ret_1',
        status: 'REQUESTED',
        lines: [{ lineId: 'lin_1', quantity: 1, productsCents: 100, taxCents: 0 }],
        cause: 'OTHER',
        note: TYPED,
        requestedAt: at,
      },
      ...{
        answeredAt: null,
        instructions: TYPED,
        refusal: TYPED,
        receivedAt: null,
        isRestocked: null,
        refundBy: 'ORIGINAL',
        refundCents: 100,
      },
    };
    const statuses = ['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'] as const;
    const returnStatuses: readonly ReturnStatus[] = ['REQUESTED', 'WITHDRAWN', 'ACCEPTED', 'REFUSED', 'RECEIVED', 'REFUNDED'];
    const timeline: OrderEventDoc[] = [
      ...statuses.map((status) => ({ status, at, place: TYPED, note: TYPED })),
      ...returnStatuses.map((returnStatus) => ({
        status: 'DELIVERED' as const,
        returnStatus,
        returnId: 'ret_1',
        at,
        place: TYPED,
        note: TYPED,
      })),
    ];
    timeline.push(
      { status: 'PACKED', cancellation: 'REQUESTED', at, place: TYPED, note: TYPED },
      { status: 'PACKED', cancellation: 'DECLINED', at, place: TYPED, note: TYPED },
      { status: 'CANCELLED', cancellation: 'ACCEPTED', by: 'BUYER', at, place: TYPED, note: TYPED },
    );
    const cancellationRequest = {
      ...{ state: 'ACCEPTED' as const, reason: TYPED, requestedAt: at, respondBy: at, answeredAt: at, refusal: TYPED },
    };
    const orderPackage: OrderPackageDoc = {
      ...{ id: 'pkg_1', number: 'RZQ-7K4M-2Q9D-1', vendorId: 'ven_typed', lines: [line], totals: order.totals, shippingOption: 'standard' },
      ...{ timeline, expectedBy: at, tracking: { carrier: TYPED, code: TYPED, url: null }, returns: [returned], cancellationRequest },
    };
    return { ...order, shippingAddress: address, billingAddress: address, packages: [orderPackage] };
  }

  test.each(LOCALES)('in %s have no text typed by users in their subjects, for every kind', (locale) => {
    for (const [kind, mails] of Object.entries(mailsIn(locale))) {
      const sent = mails.filter((mail) => mail !== null);
      expect(sent.length, kind).toBeGreaterThan(0);
      for (const { kind: named, subject } of sent) {
        expect(named).toBe(kind);
        expect(subject, kind).toMatch(/\S{3}/u);
        expect(subject, kind).not.toContain('stranger');
      }
    }
  });

  test('about a message to a vendor have no text of its sender', () => {
    const recipient = { vendor: aVendor(), email: 'vendor@example.com', language: 'en' as const };
    expect(messageMail('MSG-7K4M-2Q9D', recipient, HREF).text).toContain('A shopper sent your shop a message');
  });
});
