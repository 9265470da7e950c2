import type { AlertPushes, Watchers } from '#server/modules/alerts/index.ts';
import { deleteExpiredReservations, endUnreservedOrder, type UnpackedOrders } from '#server/modules/checkout/index.ts';
import type { CancellationService, SubstitutionService } from '#server/modules/fulfilment/index.ts';
import type { ImportJob } from '#server/modules/imports/index.ts';
import { MAIL_ATTEMPTS, type MailOutbox } from '#server/modules/notifications/index.ts';
import type { PaymentService } from '#server/modules/payments/index.ts';
import type { InvoiceService } from '#server/modules/orders/index.ts';
import type { UploadService } from '#server/modules/media/index.ts';
import type { BankAccountRepository } from '#server/modules/vendors/index.ts';
import { deleteGivenUpJobs } from './platform/jobs/enqueueJob.ts';
import type { JobDefinitions } from './platform/jobs/jobDefinition.ts';
import type { Transaction, Transactions } from './store/transaction.ts';

/** Emails leased together; only some of them are sent concurrently. */
const MAILS_LEASED = 50;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface Workers {
  store: Transactions;
  /** Null if there is no mail transport; emails then stay in the outbox for another process. */
  mailOutbox: MailOutbox | null;
  payments: PaymentService;
  uploads: UploadService;
  importJob: ImportJob;
  bankAccounts: BankAccountRepository;
  unpackedOrders: UnpackedOrders;
  invoices: InvoiceService;
  cancellations: CancellationService;
  substitutions: SubstitutionService;
  watchers: Watchers;
  alertPushes: AlertPushes;
  now: () => Date;
}

/**
 * All background jobs on documents. Timers local to a process, such as the one that saves missed searches
 * (`missedSearches.projection.ts`), are defined in their modules.
 */
export function jobDefinitions({
  store,
  mailOutbox,
  payments,
  uploads,
  importJob,
  bankAccounts,
  unpackedOrders,
  invoices,
  cancellations,
  substitutions,
  watchers,
  alertPushes,
  now,
}: Workers): JobDefinitions {
  const untilNone = async (deleteSome: (transaction: Transaction, now: Date) => Promise<boolean>) => {
    while (await store.transaction((transaction) => deleteSome(transaction, now())));
  };
  return {
    // One queue per recipient. 20 attempts take about two days.
    sendMail: mailOutbox && {
      concurrency: MAILS_LEASED,
      maxAttempts: MAIL_ATTEMPTS,
      backoff: { firstMs: MINUTE_MS, longestMs: 4 * HOUR_MS },
      run: ({ mailId }, { attempt, signal }) => mailOutbox.send(mailId, attempt, signal),
    },
    // One job for all payments, so that an unreachable gateway is not called once per payment. It enqueues itself while a payment is open.
    settlePayments: {
      concurrency: 1,
      maxAttempts: Infinity,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: () => payments.sweep(),
    },
    // No limit here: the import itself gives up after some attempts, so that its vendor can start a new one.
    importProducts: { concurrency: 1, maxAttempts: Infinity, run: ({ runId }, context) => importJob.run(runId, context) },
    // Enqueued by the command `encrypt-accounts` after the key has been changed.
    encryptAccounts: {
      concurrency: 1,
      maxAttempts: 20,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: async () => void (await bankAccounts.encryptAll()),
    },
    sweepUploads: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => uploads.sweep() },
    sweepDroppedPictures: { concurrency: 1, maxAttempts: 1, everyMs: 24 * HOUR_MS, run: () => uploads.sweepDropped() },
    expireReservations: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => untilNone(deleteExpiredReservations) },
    // Also expires confirmed buyers' unpaid orders. The name is stored with each job, so it cannot be changed.
    expireUnconfirmedOrders: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => unpackedOrders.expire() },
    // Enqueued by `InvoiceQueue`. Recurs in case it could not be enqueued.
    issueInvoices: {
      concurrency: 1,
      maxAttempts: Infinity,
      backoff: { firstMs: SECOND_MS, longestMs: MINUTE_MS },
      everyMs: 5 * MINUTE_MS,
      run: () => invoices.issue(),
    },
    endUnreservedOrder: {
      concurrency: 4,
      maxAttempts: Infinity,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: ({ orderId }) => store.transaction((transaction) => endUnreservedOrder(transaction, orderId, now())),
    },
    // Runs a day after a buyer's request to cancel a packed package.
    endCancellationRequest: {
      concurrency: 4,
      maxAttempts: Infinity,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: ({ packageNumber }) => cancellations.consentBySilence(packageNumber),
    },
    // Runs a day after a vendor has replaced a line whose buyer wants to be consulted first.
    endReplacementRequest: {
      concurrency: 4,
      maxAttempts: Infinity,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: ({ packageNumber, lineId }) => substitutions.refuseBySilence(packageNumber, lineId),
    },
    // Enqueued by `AlertQueue` when a watched target changes. One at a time, so that orders do not wait for many watchers.
    tellWatchers: {
      concurrency: 1,
      maxAttempts: 20,
      backoff: { firstMs: SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: (payload) => watchers.check(payload),
    },
    // Eight attempts take about two hours.
    sendPush: {
      concurrency: 8,
      maxAttempts: 8,
      backoff: { firstMs: MINUTE_MS, longestMs: HOUR_MS },
      run: ({ pushId }, { signal }) => alertPushes.send(pushId, signal),
    },
    sweepAlerts: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => watchers.sweep() },
    deleteGivenUpJobs: { concurrency: 1, maxAttempts: 1, everyMs: 24 * HOUR_MS, run: () => untilNone(deleteGivenUpJobs) },
  };
}
