/** Background work, enqueued by the transactions that cause it. */

/** Payloads of all kinds of jobs: references only, no personal data. */
export interface JobPayloads {
  sendMail: { mailId: string };
  settlePayments: null;
  importProducts: { runId: string };
  sweepUploads: null;
  sweepDroppedPictures: null;
  expireReservations: null;
  expireUnconfirmedOrders: null;
  issueInvoices: null;
  endUnreservedOrder: { orderId: string };
  deleteGivenUpJobs: null;
  encryptAccounts: null;
}

export type JobKind = keyof JobPayloads;

/** A pending job, or one that was given up. Finished jobs are deleted. */
export interface JobDoc {
  /** `kind/key`; enqueuing the same key twice results in one job. */
  id: string;
  kind: JobKind;
  payload: JobPayloads[JobKind];
  /** Jobs of a queue run one after the other; null: concurrently. */
  queue: string | null;
  /** Earliest time of the next run. */
  runAt: string;
  /** Time of another run after the current one, because the job was enqueued again meanwhile. */
  againAt: string | null;
  /** Attempts since the last success, including the current one. */
  attempts: number;
  /** The runner of the job. Expired after `until`, if its process was killed. */
  lease: { runner: string; until: string } | null;
  createdAt: string;
  /** Time at which it was given up after too many failures. It is kept for inspection; enqueuing the key starts a new job. */
  givenUpAt: string | null;
  lastError: string | null;
}
