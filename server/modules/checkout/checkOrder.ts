import { IDEMPOTENCY_KEY_LENGTH, MAX_LINES, MAX_NOTE_LENGTH, MAX_QUANTITY } from '#schema/rules/limits.ts';
import { normaliseCouponCode } from '#schema/rules/coupons.ts';
import { isEmail } from '#schema/rules/emails.ts';
import type { OfferedMethod } from '#server/modules/payments/index.ts';
import { checkAddress } from '#server/modules/accounts/index.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { mergeLines } from '#server/modules/cart/index.ts';
import type { CheckedOrder, OrderRequest } from './orderRequest.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { checkPayment } from './checkPayment.ts';
import { tidyLine, tidyParagraphs } from '#server/platform/input/tidyText.ts';

const CONTROL = /[\u0000-\u001f\u007f]/;

/** Validates everything that does not need the catalogue and reports every error at once. The order is valid only without errors. */
export function checkOrder(request: OrderRequest, offered: readonly OfferedMethod[]): { order: CheckedOrder; errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  const email = tidyLine(request.email);
  const note = tidyParagraphs(request.note ?? '');
  const { min, max } = IDEMPOTENCY_KEY_LENGTH;
  if (request.idempotencyKey.trim().length < min || request.idempotencyKey.length > max || CONTROL.test(request.idempotencyKey)) {
    errors.push(invalid(['idempotencyKey'], INPUT_MESSAGES.keyLength));
  }
  if (!Number.isSafeInteger(request.expectedTotalCents) || request.expectedTotalCents < 0) {
    errors.push(invalid(['expectedTotal'], INPUT_MESSAGES.expectedTotal));
  }
  if (!isEmail(email)) errors.push(invalid(['email'], INPUT_MESSAGES.email));
  if (note.length > MAX_NOTE_LENGTH) errors.push(invalid(['note'], tooLong(MAX_NOTE_LENGTH)));
  const { state } = request.shippingAddress;
  const payment = checkPayment(request, { offered, state });

  const lines = checkLines(request.lines);
  const choices = request.shipping ?? [];
  const shipping = checkAddress('shippingAddress', request.shippingAddress);
  const billing = request.billingAddress == null ? null : checkAddress('billingAddress', request.billingAddress);
  errors.push(...payment.errors, ...lines.errors, ...checkChoices(choices), ...shipping.errors, ...(billing?.errors ?? []));

  const order: CheckedOrder = {
    idempotencyKey: request.idempotencyKey,
    lines: lines.lines,
    expectedTotalCents: request.expectedTotalCents,
    email,
    shippingAddress: shipping.address,
    billingAddress: billing?.address ?? shipping.address,
    note: note === '' ? null : note,
    choices,
    coupon: normaliseCouponCode(request.coupon ?? '') || null,
    locale: request.locale ?? 'en',
    payment: payment.choice,
  };
  return { order, errors };
}

function checkLines(typed: OrderRequest['lines']): { lines: CheckedOrder['lines']; errors: InvalidInput[] } {
  if (typed.length === 0) return { lines: [], errors: [invalid(['lines'], INPUT_MESSAGES.noLines)] };
  if (typed.length > MAX_LINES) return { lines: [], errors: [invalid(['lines'], INPUT_MESSAGES.tooManyLines)] };
  const lines = mergeLines(typed);
  const totals = new Map(lines.map((line) => [line.variantId, line.quantity]));
  const errors = typed.flatMap(({ variantId, quantity }, index) => {
    const isFine = Number.isInteger(quantity) && quantity >= 1 && (totals.get(variantId) ?? 0) <= MAX_QUANTITY;
    return isFine ? [] : [invalid(['lines', String(index), 'quantity'], INPUT_MESSAGES.quantity)];
  });
  return { lines, errors };
}

function checkChoices(choices: CheckedOrder['choices']): InvalidInput[] {
  if (choices.length > MAX_LINES) return [invalid(['shipping'], INPUT_MESSAGES.tooManyLines)];
  const vendors = choices.map(({ vendorId }) => vendorId);
  return vendors.flatMap((id, index) =>
    vendors.indexOf(id) === index ? [] : [invalid(['shipping', String(index), 'vendorId'], INPUT_MESSAGES.deliveryTwice)],
  );
}
