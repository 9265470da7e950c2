import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { LogicalReplicationService, PgoutputPlugin, type Pgoutput } from 'pg-logical-replication';
import { changeOf } from '#server/store/core/storedDocument.ts';
import { isCollectionName } from '#server/store/documents/collections.ts';
import type { Change, Commit, Position } from '#server/store/store.ts';
import { CONNECT_MS, KEEPALIVE, SERVER_KEEPALIVE, type Hosts, type Row } from './connections.ts';
import { documentOf } from './documentBatches.ts';
import { lsnBefore, positionOf } from './position.ts';
import { SCHEMA } from './schema.ts';

/** A process that acknowledges nothing for this long loses its slot, so that it does not fill the server's disk. */
const SENDER_TIMEOUT_MS = 10_000;
const ACKNOWLEDGE_MS = 2_000;
/** A connection without messages for this long counts as lost; the server sends a keepalive after half of its timeout. */
const IDLE_MS = 15_000;

interface ReplicationListener {
  /** Called first, after which no commit beyond this position will be missing. */
  started(position: Position): void;
  /** `number` is the low half of the transaction's number. */
  commit(commit: Commit, number: number): void;
  /** All commits up to this position have been delivered. */
  reached(position: Position): void;
  /** The connection is lost, and nothing more will be delivered. */
  lost(error: unknown): void;
}

/** The pgoutput plug-in with a temporary slot, which is created and dropped with its connection. */
class TemporarySlot extends PgoutputPlugin {
  /** All commits after this location are delivered. */
  consistentPoint = '';

  override async start(client: pg.Client, slotName: string): Promise<unknown> {
    const { rows } = await client.query<{ consistent_point: string }>(
      `CREATE_REPLICATION_SLOT "${slotName}" TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`,
    );
    this.consistentPoint = rows[0]?.consistent_point ?? '';
    return super.start(client, slotName, '0/0');
  }
}

/** A connection that delivers the commits of all processes in order. */
export class Replication {
  private transaction: { number: number; changes: Map<string, Change> } = { number: 0, changes: new Map() };
  private isOpen = false;
  private isOver = false;
  private silence: NodeJS.Timeout | undefined;
  private readonly acknowledging = setInterval(() => this.acknowledge(), ACKNOWLEDGE_MS);
  /** The last log location reported by the server. */
  private lsn = '0/0';

  private constructor(
    private readonly service: LogicalReplicationService,
    private readonly listener: ReplicationListener,
  ) {
    service.on('data', (lsn, message) => {
      this.lsn = lsn;
      this.receive(message as Pgoutput.Message);
    });
    service.on('heartbeat', (lsn, _time, shouldRespond) => {
      this.lsn = lsn;
      this.listen();
      if (shouldRespond) this.acknowledge();
      listener.reached(positionOf(lsn));
    });
    service.on('error', (error) => this.lose(error));
  }

  /** Resolves once commits are being delivered. */
  static async open({ url, application }: Hosts, listener: ReplicationListener): Promise<Replication> {
    const options = `-c wal_sender_timeout=${SENDER_TIMEOUT_MS} ${SERVER_KEEPALIVE}`;
    const service = new LogicalReplicationService(
      { connectionString: url, connectionTimeoutMillis: CONNECT_MS, ...KEEPALIVE, application_name: application, options },
      { acknowledge: { auto: false, timeoutSeconds: 0 } },
    );
    const slot = new TemporarySlot({ protoVersion: 1, publicationNames: [SCHEMA] });
    const replication = new Replication(service, listener);
    try {
      await new Promise<void>((resolve, reject) => {
        service.once('start', () => {
          // Set before the first commit, which may arrive at the same time.
          replication.isOpen = true;
          listener.started(positionOf(slot.consistentPoint));
          resolve();
        });
        service.once('error', reject);
        const ended = (error: unknown) => {
          replication.lose(error);
          reject(error instanceof Error ? error : new Error('The replication connection has ended'));
        };
        service.subscribe(slot, `rizq_${randomBytes(8).toString('hex')}`).then(ended, ended);
      });
    } catch (error) {
      await replication.close();
      throw error;
    }
    replication.listen();
    return replication;
  }

  /** Requests a keepalive, which reports the progress of delivery. */
  ping(): void {
    this.acknowledge(true);
  }

  async close(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.silence);
    clearInterval(this.acknowledging);
    await this.service.destroy().catch(() => undefined);
  }

  /** The library would add one to the location, but a stopping server waits until exactly the bytes that it sent are acknowledged. */
  private acknowledge(isPing = false): void {
    if (this.lsn !== '0/0') void this.service.acknowledge(lsnBefore(this.lsn), isPing);
  }

  private receive(message: Pgoutput.Message): void {
    this.listen();
    if (message.tag === 'begin') this.transaction = { number: message.xid >>> 0, changes: new Map() };
    else if (message.tag === 'insert' || message.tag === 'update') this.note(message.relation, message.new);
    else if (message.tag === 'delete') this.note(message.relation, message.key ?? {}, true);
    else if (message.tag === 'commit') {
      const { number, changes } = this.transaction;
      this.listener.commit({ position: positionOf(message.commitEndLsn ?? ''), changes: [...changes.values()] }, number);
    }
  }

  private note({ schema, name }: Pgoutput.MessageRelation, row: Row, isDeleted = false): void {
    if (schema !== SCHEMA || !isCollectionName(name)) return;
    const id = row['id'] as string;
    this.transaction.changes.set(`${name}/${id}`, changeOf(name, id, isDeleted ? null : documentOf(row)));
  }

  private listen(): void {
    clearTimeout(this.silence);
    if (!this.isOver) this.silence = setTimeout(() => this.lose(new Error('The replication connection is silent')), IDLE_MS);
  }

  private lose(error: unknown): void {
    if (this.isOver) return;
    void this.close();
    if (this.isOpen) this.listener.lost(error);
  }
}
