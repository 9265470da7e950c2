/** Background work, enqueued by the transactions that cause it. */

/** Payloads of all kinds of jobs: references, no personal data. */
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
  /** `kind/key`: a key enqueued twice is one job. */
  id: string;
  kind: JobKind;
  payload: JobPayloads[JobKind];
  /** Jobs of one queue run one after the other; null: concurrently. */
  queue: string | null;
  /** Not before this moment. */
  runAt: string;
  /** When it runs next, once the run of the lease is over: it was enqueued again meanwhile. */
  againAt: string | null;
  /** Attempts since the last success; the current one counts. */
  attempts: number;
  /** The runner that runs it. It belongs to nobody after `until`: the process was killed. */
  lease: { runner: string; until: string } | null;
  createdAt: string;
  /** After too many failures. It stays for inspection, and is enqueued anew like one that does not exist. */
  givenUpAt: string | null;
  lastError: string | null;
}
