/** Background work, enqueued by the transactions that make it necessary. */

/** Payloads for all kinds of jobs: references only, without personal data. */
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
  endCancellationRequest: { packageNumber: string };
  endReplacementRequest: { packageNumber: string; lineId: string };
  /** Watchers of a target after one of them, by id. */
  tellWatchers: { target: string; after: string | null };
  sweepAlerts: null;
  sendPush: { pushId: string };
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
  /** Jobs in a queue run one after the other; with null, they run concurrently. */
  queue: string | null;
  /** Earliest time of the next run. */
  runAt: string;
  /** Time of another run after the current one, because the job was enqueued again in the meantime. */
  againAt: string | null;
  /** Attempts since the last success, including the current one. */
  attempts: number;
  /** The job's runner. The lease has expired after `until`, if its process was killed. */
  lease: { runner: string; until: string } | null;
  createdAt: string;
  /** Time at which the job was given up after too many failures. It is retained for inspection; enqueuing the key starts a new job. */
  givenUpAt: string | null;
  lastError: string | null;
}
