import { deleteExpiredReservations, endUnreservedOrder, type UnpackedOrders } from '#server/modules/checkout/index.ts';
import type { ImportJob } from '#server/modules/imports/index.ts';
import { MAIL_ATTEMPTS, type MailOutbox } from '#server/modules/notifications/index.ts';
import type { PaymentService } from '#server/modules/payments/index.ts';
import type { UploadService } from '#server/modules/media/index.ts';
import type { BankAccountRepository } from '#server/modules/vendors/index.ts';
import { deleteGivenUpJobs } from './platform/jobs/enqueueJob.ts';
import type { JobDefinitions } from './platform/jobs/jobDefinition.ts';
import type { Transaction, Transactions } from './store/transaction.ts';

/** Emails leased at once, of which some are sent at a time. */
const MAILS_LEASED = 50;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface Workers {
  store: Transactions;
  /** Null without a carrier: the emails stay in the outbox for a process that has one. */
  mailOutbox: MailOutbox | null;
  payments: PaymentService;
  uploads: UploadService;
  importJob: ImportJob;
  bankAccounts: BankAccountRepository;
  unpackedOrders: UnpackedOrders;
  now: () => Date;
}

/**
 * All background work on documents. Timers of a process, such as that of its counts of missed searches (`missedSearches.projection.ts`),
 * are beside what they serve.
 */
export function jobDefinitions({
  store,
  mailOutbox,
  payments,
  uploads,
  importJob,
  bankAccounts,
  unpackedOrders,
  now,
}: Workers): JobDefinitions {
  const untilNone = async (deleteSome: (transaction: Transaction, now: Date) => Promise<boolean>) => {
    while (await store.transaction((transaction) => deleteSome(transaction, now())));
  };
  return {
    // The queue is the recipient. 20 attempts are some two days.
    sendMail: mailOutbox && {
      concurrency: MAILS_LEASED,
      maxAttempts: MAIL_ATTEMPTS,
      backoff: { firstMs: MINUTE_MS, longestMs: 4 * HOUR_MS },
      run: ({ mailId }, { attempt, signal }) => mailOutbox.send(mailId, attempt, signal),
    },
    // One for all payments, so that an unreachable gateway is not called once per payment. It enqueues itself while any is open.
    settlePayments: {
      concurrency: 1,
      maxAttempts: Infinity,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: () => payments.sweep(),
    },
    // Never given up here: the import ends by itself after some attempts, so that its vendor can begin another.
    importProducts: { concurrency: 1, maxAttempts: Infinity, run: ({ runId }, context) => importJob.run(runId, context) },
    // After a change of the key, by the command `encrypt-accounts`.
    encryptAccounts: {
      concurrency: 1,
      maxAttempts: 20,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: async () => void (await bankAccounts.encryptAll()),
    },
    sweepUploads: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => uploads.sweep() },
    sweepDroppedPictures: { concurrency: 1, maxAttempts: 1, everyMs: 24 * HOUR_MS, run: () => uploads.sweepDropped() },
    expireReservations: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => untilNone(deleteExpiredReservations) },
    // Also of confirmed buyers. The name is that of stored jobs.
    expireUnconfirmedOrders: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => unpackedOrders.expire() },
    endUnreservedOrder: {
      concurrency: 4,
      maxAttempts: Infinity,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: ({ orderId }) => store.transaction((transaction) => endUnreservedOrder(transaction, orderId, now())),
    },
    deleteGivenUpJobs: { concurrency: 1, maxAttempts: 1, everyMs: 24 * HOUR_MS, run: () => untilNone(deleteGivenUpJobs) },
  };
}
