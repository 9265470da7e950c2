import { normaliseOrderNumber } from '#schema/rules/orderNumbers.ts';
import { emailKeyOf } from '#server/modules/accounts/index.ts';
import type { CatalogService } from '#server/modules/catalog/index.ts';
import { isHolder, isUnreserved, OrderRepository, type Holder } from '#server/modules/orders/index.ts';
import { displayName } from '#schema/rules/displayName.ts';
import { NotSignedIn } from '#server/platform/errors.ts';
import { invalid, notFound, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import type { ConversationDoc, ConversationGuest, ConversationSide } from '#server/store/documents/conversations.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { CONVERSATION_MESSAGES } from './conversationMessages.ts';

/** What a new conversation is about: a package, an order, a product, or none of them. */
export interface SubjectRequest {
  vendorId?: string | null;
  productId?: string | null;
  orderNumber?: string | null;
  packageNumber?: string | null;
}

export type Subject = Pick<
  ConversationDoc,
  'vendorId' | 'userId' | 'guest' | 'guestKey' | 'orderId' | 'topic' | 'productId' | 'orderNumber' | 'packageNumber' | 'buyerName'
> & { side: ConversationSide };

type Catalog = Pick<CatalogService, 'find' | 'publicVendor'>;

const NONE = { orderId: null, productId: null, orderNumber: null, packageNumber: null } as const;

/** The subject, and which side the caller is on. An order without access is refused like an unknown one. Throws NotSignedIn. */
export async function subjectOf(
  transaction: Transaction,
  catalog: Catalog,
  request: SubjectRequest,
  holder: Holder,
  guest: ConversationGuest | null,
): Promise<Subject | InvalidInput | NotFound> {
  const number = request.packageNumber ?? request.orderNumber ?? null;
  const subject =
    number === null
      ? await aboutProduct(transaction, catalog, request, holder, guest)
      : await aboutOrder(transaction, normaliseOrderNumber(number), request, holder);
  if ('kind' in subject || subject.side === 'VENDOR') return subject;
  const vendor = await transaction.get('vendors', subject.vendorId);
  const isOwn = vendor?.ownerId != null && vendor.ownerId === holder.viewer?.userId;
  return isOwn ? invalid([fieldOf(request)], CONVERSATION_MESSAGES.ownVendor) : subject;
}

async function aboutProduct(
  transaction: Transaction,
  catalog: Catalog,
  { productId, vendorId }: SubjectRequest,
  { viewer }: Holder,
  guest: ConversationGuest | null,
) {
  if (viewer === null && guest === null) throw new NotSignedIn();
  const product = productId == null ? null : catalog.find({ id: productId });
  const vendor = product?.vendorId ?? (productId == null && vendorId != null ? catalog.publicVendor(vendorId)?.id : undefined);
  if (vendor === undefined) return notFound([productId == null ? 'vendorId' : 'productId'], CONVERSATION_MESSAGES.noSubject);
  const about = product === null ? { topic: 'GENERAL' as const } : { topic: 'PRODUCT' as const, productId: product.id };
  const subject = { ...NONE, ...about, vendorId: vendor, side: 'BUYER' as const };
  if (viewer === null && guest !== null)
    return { ...subject, userId: null, guest, guestKey: emailKeyOf(guest.email), buyerName: guest.name } satisfies Subject;
  const user = viewer && (await transaction.get('users', viewer.userId));
  return { ...subject, userId: viewer?.userId ?? null, buyerName: user === null ? '' : displayName(user) } satisfies Subject;
}

async function aboutOrder(transaction: Transaction, number: string, request: SubjectRequest, holder: Holder) {
  const isPackage = request.packageNumber != null;
  const unknown = notFound([fieldOf(request)], CONVERSATION_MESSAGES.noSubject);
  const order = await new OrderRepository(transaction).findByNumber(isPackage ? number.replace(/-\d{1,2}$/, '') : number);
  if (order === null || isUnreserved(order)) return unknown;
  const found = order.packages.find((each) => (isPackage ? each.number === number : each.vendorId === request.vendorId));
  const vendor = found && (await transaction.get('vendors', found.vendorId));
  if (found === undefined || vendor == null) return unknown;
  const isBuyer = isHolder(order, holder);
  const isVendor = holder.viewer !== null && vendor.ownerId === holder.viewer.userId;
  if (!isBuyer && !isVendor) return unknown;
  const buyer = order.userId === null ? null : await transaction.get('users', order.userId);
  return {
    ...NONE,
    topic: isPackage ? 'PACKAGE' : 'ORDER',
    vendorId: vendor.id,
    userId: order.userId,
    orderId: order.id,
    orderNumber: order.number,
    packageNumber: isPackage ? found.number : null,
    buyerName: displayName(buyer ?? order.shippingAddress),
    side: isBuyer ? 'BUYER' : 'VENDOR',
  } satisfies Subject;
}

function fieldOf(request: SubjectRequest): keyof SubjectRequest {
  return (['packageNumber', 'orderNumber', 'productId'] as const).find((field) => request[field] != null) ?? 'vendorId';
}
