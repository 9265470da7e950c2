import { deleteExpiredReservations } from '#server/modules/checkout/index.ts';
import { MAIL_ATTEMPTS, type MailOutbox } from '#server/modules/notifications/index.ts';
import type { PaymentService } from '#server/modules/payments/index.ts';
import type { UploadService } from '#server/modules/media/index.ts';
import type { JobDefinitions } from './platform/jobs/jobRunner.ts';
import { MAILS_AT_ONCE } from './platform/mail/mail.ts';
import type { Transactions } from './store/transaction.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

interface Workers {
  store: Transactions;
  /** Null without a carrier: the emails stay in the outbox for a process that has one. */
  mailOutbox: MailOutbox | null;
  payments: PaymentService;
  uploads: UploadService;
  now: () => Date;
}

/**
 * All background work. Not here: counts of missed searches (`missedSearches.projection.ts`), which are in the memory of each process, so
 * that each flushes its own by a timer.
 */
export function jobDefinitions({ store, mailOutbox, payments, uploads, now }: Workers): JobDefinitions {
  return {
    // The queue is the recipient. 20 attempts are some two days.
    sendMail: mailOutbox && {
      concurrency: MAILS_AT_ONCE,
      maxAttempts: MAIL_ATTEMPTS,
      backoff: { firstMs: MINUTE_MS, longestMs: 4 * HOUR_MS },
      run: ({ mailId }, { attempt, signal }) => mailOutbox.send(mailId, attempt, signal),
    },
    // One for all payments, so that a gateway that is away is not called once per payment. It enqueues itself while any is open.
    settlePayments: {
      concurrency: 1,
      maxAttempts: Infinity,
      backoff: { firstMs: 10 * SECOND_MS, longestMs: 10 * MINUTE_MS },
      run: () => payments.sweep(),
    },
    sweepUploads: { concurrency: 1, maxAttempts: 1, everyMs: HOUR_MS, run: () => uploads.sweep() },
    sweepDroppedPictures: { concurrency: 1, maxAttempts: 1, everyMs: 24 * HOUR_MS, run: () => uploads.sweepDropped() },
    expireReservations: {
      concurrency: 1,
      maxAttempts: 1,
      everyMs: HOUR_MS,
      run: async () => {
        while (await store.transaction((transaction) => deleteExpiredReservations(transaction, now())));
      },
    },
  };
}
