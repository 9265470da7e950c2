import { readFileSync } from 'node:fs';
import { normaliseIdentifier } from '#schema/rules/normaliseText.ts';
import { OPERATOR, PACKAGE_STATUSES, isPackageStatus, nextSteps } from '#server/modules/fulfilment/index.ts';
import { confirmByOf, packageStatus } from '#server/modules/orders/index.ts';
import type { Services } from '#server/services.ts';
import { BackupRefused, type BackedUpFile } from '#server/store/lowdb/backup.ts';
import { NoRoom } from '#server/store/lowdb/fileOperations.ts';
import type { LowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { StoreDamaged } from '#server/store/store.ts';
import { StoreUnavailable } from '#server/store/transaction.ts';
import { done, refused, table, toMinute, type AdminResponse } from './adminResponse.ts';
import { runConversationCommand } from './conversationCommands.ts';
import { COUPON_OPTIONS, runCouponCommand, type CouponOptions } from './couponCommands.ts';
import { runQuestionCommand } from './questionCommands.ts';
import { runReviewCommand } from './reviewCommands.ts';

export interface AdminServices extends Pick<
  Services,
  | 'bankAccounts'
  | 'catalog'
  | 'conversationModeration'
  | 'coupons'
  | 'fulfilment'
  | 'messageRepository'
  | 'moderation'
  | 'questionModeration'
  | 'vendorProfiles'
  | 'vendors'
> {
  /** Copies the data into a local folder. Undefined unless the data is in a folder. */
  backup?: LowdbStore['backup'];
}

export const ADMIN_USAGE = readFileSync('server/admin/usage.txt', 'utf8').trimEnd();

/** Options of the commands, for `parseArgs`. */
export const ADMIN_OPTIONS = { all: { type: 'boolean' }, place: { type: 'string' }, note: { type: 'string' }, ...COUPON_OPTIONS } as const;

export interface AdminRequest {
  words: string[];
  values: { all?: boolean; place?: string; note?: string } & CouponOptions;
}

const MAX_TEXT = 200;

/**
 * Runs an operator's command. Never prints buyers' names; packages are found by their number. Prints a message's author only next
 * to the message, so that the operator can reply.
 */
export async function runAdminCommand(services: AdminServices, { words, values }: AdminRequest): Promise<AdminResponse> {
  const [command, ...rest] = words;
  if (command === 'coupons') return (await runCouponCommand(services, rest, values)) ?? refused(ADMIN_USAGE);
  if (command === 'conversations') return (await runConversationCommand(services, rest)) ?? refused(ADMIN_USAGE);
  if (command === 'questions') return (await runQuestionCommand(services, rest)) ?? refused(ADMIN_USAGE);
  if (command === 'reviews') return (await runReviewCommand(services, rest)) ?? refused(ADMIN_USAGE);
  if (command === 'orders' && rest.length === 0) return listPackages(services, values.all ?? false);
  if (command === 'messages' && rest.length <= 1) return rest[0] === undefined ? listMessages(services) : showMessage(services, rest[0]);
  if (command === 'shops' && rest.length === 0) return listWaitingVendors(services);
  if (command === 'approve-shop' && rest[0] !== undefined && rest.length === 1) return approveVendor(services, rest[0]);
  if (command === 'subscribers' && rest.length === 0) return listSubscribers(services);
  if (command === 'encrypt-accounts' && rest.length === 0) return encryptAccounts(services);
  if (command === 'backup' && services.backup && rest[0] !== undefined && rest.length === 1) return runBackup(rest[0], services.backup);
  const [name, status] = rest;
  if (command === 'advance' && name !== undefined && status !== undefined && rest.length === 2) {
    return advance(services, name, status.toUpperCase(), values);
  }
  return refused(ADMIN_USAGE);
}

/** Backs up the data into a folder and reports its size. */
export async function runBackup(target: string, backup: LowdbStore['backup']): Promise<AdminResponse> {
  try {
    const { files, savedAt } = await backup(target);
    return done(
      `${target} holds all data up to ${toMinute(savedAt)} UTC: ${sizeOf(files)}. The key of account numbers is not in it: keep it elsewhere.`,
    );
  } catch (error) {
    if (SAYS_WHY.some((kind) => error instanceof kind)) return refused((error as Error).message);
    throw error;
  }
}

/** Backup errors whose message helps the operator. */
const SAYS_WHY = [BackupRefused, StoreDamaged, StoreUnavailable, NoRoom];
const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** "12 files, 3.4 MiB" */
export function sizeOf(files: readonly BackedUpFile[]): string {
  const mib = files.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20;
  return `${files.length} files, ${mib.toFixed(1)} MiB`;
}

async function listPackages({ catalog, fulfilment }: AdminServices, isAll: boolean): Promise<AdminResponse> {
  const packages = await fulfilment.packages();
  const rows = packages.flatMap(({ order, orderPackage }) => {
    const status = packageStatus(orderPackage);
    if (!isAll && nextSteps(orderPackage).length === 0) return [];
    const vendor = catalog.vendor(orderPackage.vendorId)?.name ?? orderPackage.vendorId;
    const payment = `${order.payment.method} ${confirmByOf(order) === null ? order.payment.status : 'UNCONFIRMED'}`;
    return [[orderPackage.number, status, toMinute(order.placedAt), payment, vendor]];
  });
  if (rows.length === 0) return done(isAll ? 'There are no orders.' : 'No package is on its way. --all lists the others too.');
  return done(table([['PACKAGE', 'STATUS', 'PLACED (UTC)', 'PAYMENT', 'VENDOR'], ...rows]));
}

async function listMessages({ catalog, messageRepository }: AdminServices): Promise<AdminResponse> {
  const rows = (await messageRepository.newest()).map(({ reference, sentAt, vendorId, topic, orderNumber }) => [
    reference,
    toMinute(sentAt),
    vendorId === null ? 'the marketplace' : (catalog.vendor(vendorId)?.name ?? vendorId),
    topic,
    orderNumber ?? '',
  ]);
  if (rows.length === 0) return done('Nobody has written.');
  return done(table([['REFERENCE', 'SENT (UTC)', 'TO', 'TOPIC', 'ORDER'], ...rows]));
}

async function showMessage({ catalog, messageRepository }: AdminServices, reference: string): Promise<AdminResponse> {
  const found = (await messageRepository.newest()).find((message) => message.reference === normaliseIdentifier(reference).toUpperCase());
  if (found === undefined) return refused('There is no such message. `npm run admin -- messages` lists them.');
  const { sentAt, vendorId, name, email, phone, topic, orderNumber, message, locale } = found;
  const lines = [
    `${found.reference}, ${toMinute(sentAt)} UTC, ${topic}`,
    `To:     ${vendorId === null ? 'the marketplace' : (catalog.vendor(vendorId)?.name ?? vendorId)}`,
    `From:   ${name} <${email}>${phone === null ? '' : `, ${phone}`}; reads ${LANGUAGE_NAMES.of(locale)}`,
    ...(orderNumber === null ? [] : [`Order:  ${orderNumber}`]),
    '',
    message,
  ];
  return done(lines.join('\n'));
}

function listWaitingVendors({ vendorProfiles }: AdminServices): AdminResponse {
  const rows = vendorProfiles.awaitingApproval().map(({ slug, name, joinedAt }) => [slug, name, toMinute(joinedAt)]);
  if (rows.length === 0) return done('No shop waits for approval.');
  return done(table([['SLUG', 'NAME', 'OPENED (UTC)'], ...rows]));
}

async function approveVendor({ vendorProfiles }: AdminServices, slug: string): Promise<AdminResponse> {
  const vendor = await vendorProfiles.approve(normaliseIdentifier(slug).toLowerCase());
  if (vendor === null) return refused('There is no such shop. `npm run admin -- shops` lists those that wait.');
  return done(`${vendor.name} is on sale.`);
}

/** Lists the ids of the keys in use, and enqueues the job that re-encrypts all account numbers with the current key. */
async function encryptAccounts({ bankAccounts }: AdminServices): Promise<AdminResponse> {
  const counts = await bankAccounts.countsByKey();
  if (counts.size === 0) return done('No account numbers are stored.');
  await bankAccounts.enqueue(new Date());
  const rows = [...counts].map(([key, count]) => [key ?? 'none', String(count)]);
  return done(
    `${table([['KEY', 'ACCOUNTS'], ...rows])}\nThe server encrypts all of them with its current key: run this again to see when it is done.`,
  );
}

async function listSubscribers({ messageRepository }: AdminServices): Promise<AdminResponse> {
  const rows = (await messageRepository.subscribers()).map(({ email, locale, subscribedAt }) => [email, locale, toMinute(subscribedAt)]);
  if (rows.length === 0) return done('Nobody has asked for the newsletter.');
  return done(table([['E-MAIL', 'LANGUAGE', 'SINCE (UTC)'], ...rows]));
}

async function advance(
  { fulfilment }: AdminServices,
  name: string,
  status: string,
  values: AdminRequest['values'],
): Promise<AdminResponse> {
  const { place = null, note = null } = values;
  if (!isPackageStatus(status)) return refused(`There is no such status. These are: ${PACKAGE_STATUSES.join(', ')}.`);
  if ((place ?? '').length > MAX_TEXT || (note ?? '').length > MAX_TEXT)
    return refused(`--place and --note hold at most ${MAX_TEXT} characters.`);
  const result = await fulfilment.advance(name, status, OPERATOR, { place, note });
  switch (result.kind) {
    case 'done':
      return done(`${result.orderPackage.number} is ${status} since ${result.orderPackage.timeline.at(-1)?.at ?? ''}.`);
    case 'unknown':
      return refused('There is no such package. `npm run admin -- orders` lists them.');
    case 'unpaid':
      return refused('It is not paid yet: nothing moves before.');
    case 'unreserved':
      return refused('Its buyer has not confirmed the email yet: until then it can only be CANCELLED.');
    case 'changed':
      return refused('Its lines were changed in the meantime. Try again.');
    case 'illegal': {
      const allowed = result.allowed.length === 0 ? 'nothing comes after it' : `it can go to ${result.allowed.join(' or ')}`;
      return refused(`The package is ${result.from}: ${allowed}.`);
    }
  }
}
