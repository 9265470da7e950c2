import { displayName } from '#schema/rules/displayName.ts';
import { inboxOf } from '#schema/rules/emails.ts';
import { reviewSchema, type ReviewInput } from '#schema/rules/inputs/review.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { visitorTransaction } from '#server/modules/accounts/index.ts';
import { claimUploads } from '#server/modules/media/index.ts';
import { checkedText } from '#server/modules/moderation/index.ts';
import { OrderRepository, type Holder } from '#server/modules/orders/index.ts';
import { CallerBackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import type { Caller } from '#server/platform/caller.ts';
import { invalid, notFound, parseInput, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import type { OrderDoc, OrderLineDoc } from '#server/store/documents/orders.ts';
import type { ReviewDoc } from '#server/store/documents/reviews.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { putReview } from './countReview.ts';
import { editableUntil, lineOf, reviewIdOf, reviewRefusal } from './reviewable.ts';
import { REVIEW_MESSAGES } from './reviewMessages.ts';
import { holdsOf, languageOfText } from './reviewText.ts';

/** Limit per caller: twenty reviews or changes without waiting. */
const SAVED = { name: 'reviews', free: 20, ...MINUTES_TO_AN_HOUR };

export type ReviewError = InvalidInput | NotFound;

/** The current review, or at least one error. */
export interface ReviewResult {
  review: ReviewDoc | null;
  errors: ReviewError[];
}

/** The author of a review, with access to the order, and the language of the request. */
export interface Reviewer extends Holder {
  caller: Caller;
  locale: Locale;
}

export interface ReviewRequest extends ReviewInput {
  orderNumber: string;
  lineId: string;
}

type Parsed = ReturnType<typeof parseReview>['value'] & object;

export const refused = (...errors: ReviewError[]): ReviewResult => ({ review: null, errors });

/** Writes and changes buyers' reviews. */
export class ReviewService {
  private readonly saved: CallerBackoffLimiter;

  constructor(private readonly dependencies: { store: Transactions; attempts: AttemptStore; now: () => Date }) {
    this.saved = new CallerBackoffLimiter(SAVED, dependencies.attempts);
  }

  /**
   * Writes the review of a delivered order line, or changes it until `editableUntil`. Repeating the same request changes nothing.
   * An order without access is rejected in the same way as one that does not exist. Throws RateLimited and NotSignedIn.
   */
  async save(request: ReviewRequest, { caller, locale, ...holder }: Reviewer): Promise<ReviewResult> {
    const { value: parsed, errors } = parseReview(request);
    if (parsed === null) return refused(...errors);
    await this.saved.admit(caller);
    return visitorTransaction(
      this.dependencies.store,
      holder.viewer,
      (transaction) => this.saveIn(transaction, request, parsed, { ...holder, locale }),
      { changes: 'reviews' },
    );
  }

  private async saveIn(
    transaction: Transaction,
    { orderNumber, lineId }: ReviewRequest,
    parsed: Parsed,
    { locale, ...holder }: Omit<Reviewer, 'caller'>,
  ): Promise<ReviewResult> {
    const order = await new OrderRepository(transaction).findForHolder(normaliseOrderNumber(orderNumber), holder);
    if (order === null) return refused(notFound(['orderNumber'], REVIEW_MESSAGES.noOrder));
    const found = lineOf(order, lineId);
    if (found === null) return refused(notFound(['lineId'], REVIEW_MESSAGES.noLine));
    const { orderPackage, line } = found;
    const before = await transaction.get('reviews', reviewIdOf(lineId));
    const at = this.dependencies.now();
    if (before !== null && at.toISOString() > editableUntil(before)) return refused(invalid(['lineId'], REVIEW_MESSAGES.tooLate));
    const refusal = before === null ? reviewRefusal(orderPackage, line) : null;
    if (refusal !== null) return refused(invalid(['lineId'], REVIEW_MESSAGES[refusal]));
    if (await isOwnProduct(transaction, orderPackage.vendorId, order)) return refused(invalid(['lineId'], REVIEW_MESSAGES.ownProduct));
    if (parsed.fit !== null && !hasSize(line)) return refused(invalid(['fit'], REVIEW_MESSAGES.noSize));
    const current = before?.photos ?? [];
    const claimed = await claimUploads(transaction, parsed.photos, {
      current,
      userId: holder.viewer?.userId ?? null,
      orderId: order.id,
      at,
    });
    if ('missing' in claimed) return refused(notFound(['photos', String(claimed.missing)], REVIEW_MESSAGES.noPhoto));
    const photos = claimed.pictures;
    const { stars, title, text, fit } = parsed;
    const written = { stars, title, text, fit, photos };
    if (before !== null && isSame(before, written)) return { review: before, errors: [] };
    const authorName = await authorOf(transaction, order);
    const review: ReviewDoc = {
      id: reviewIdOf(lineId),
      lineId,
      orderId: order.id,
      productId: line.productId,
      vendorId: orderPackage.vendorId,
      options: line.options,
      userId: order.userId,
      authorName,
      ...written,
      language: languageOfText(`${title} ${text}`, locale),
      hasPhotos: photos.length > 0,
      ...checkedText(before, holdsOf(title, text, authorName)),
      rejection: null,
      helpful: before?.helpful ?? 0,
      reply: before?.reply ?? null,
      isAnswered: before?.isAnswered ?? false,
      createdAt: before?.createdAt ?? at.toISOString(),
      editedAt: before === null ? null : at.toISOString(),
    };
    return { review: await putReview(transaction, before, review), errors: [] };
  }
}

function parseReview({ stars, title, text, photos, fit }: ReviewRequest) {
  return parseInput(reviewSchema, { stars, title, text, photos, fit });
}

function hasSize({ options }: OrderLineDoc): boolean {
  return options['size'] !== undefined;
}

/** Whether the buyer is the vendor, by account or by inbox. */
async function isOwnProduct(transaction: Transaction, vendorId: string, { userId, email }: OrderDoc): Promise<boolean> {
  const vendor = await transaction.get('vendors', vendorId);
  if (vendor === null) return false;
  const owner = vendor.ownerId == null ? null : await transaction.get('users', vendor.ownerId);
  if (owner !== null && owner.id === userId) return true;
  return [vendor.email, owner?.email ?? ''].some((own) => own !== '' && inboxOf(own) === inboxOf(email));
}

/** First name and initial, such as "Aisyah R."; a guest's from the shipping address. */
async function authorOf(transaction: Transaction, { userId, shippingAddress }: OrderDoc): Promise<string> {
  const user = userId === null ? null : await transaction.get('users', userId);
  return displayName(user ?? shippingAddress);
}

function isSame(before: ReviewDoc, after: Pick<ReviewDoc, 'stars' | 'title' | 'text' | 'fit' | 'photos'>): boolean {
  const keysOf = ({ photos }: Pick<ReviewDoc, 'photos'>) => photos.map(({ key }) => key).join();
  const fields = ['stars', 'title', 'text', 'fit'] as const;
  return fields.every((field) => before[field] === after[field]) && keysOf(before) === keysOf(after);
}
