import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import { StoreBusy, StoreUnreachable } from '#server/store/transaction.ts';

/** Connection timeout. */
export const CONNECT_MS = 1500;
/** Server-side timeouts for statements, for waiting for a lock, and for idle sessions with a lock or a transaction. */
const STATEMENT_MS = 8_000;
const LOCK_MS = 5_000;
export const IDLE_MS = 10_000;
/** Client-side timeout, for a server that no longer responds. */
const RESPONSE_MS = STATEMENT_MS + 1_000;
/** Maximum wait for a free connection. */
const CONNECTION_WAIT_MS = 5_000;

/** Connections per process. Transactions and reads have separate ones, because a transaction may wait for a read outside it. */
const MAX_CONNECTIONS = 8;

/** Idle time after which keepalive probes are sent. */
const KEEPALIVE_MS = 5_000;
/**
 * Keepalive on both sides of each connection, so that a lost machine is detected within about ten seconds; the system defaults
 * are hours.
 */
export const KEEPALIVE = { keepAlive: true, keepAliveInitialDelayMillis: KEEPALIVE_MS };
export const SERVER_KEEPALIVE = `-c tcp_keepalives_idle=${KEEPALIVE_MS / 1000} -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3`;

/**
 * A sequential scan locks its whole table against concurrent writes (SERIALIZABLE), whereas an index scan does not; without this
 * setting, small tables would always be scanned.
 */
const OPTIONS = `-c enable_seqscan=off ${SERVER_KEEPALIVE}`;

const APPLICATION = 'rizq';
/** Number of processes that have the database open, including those whose change feed is currently interrupted. */
export const OPEN_PROCESSES = `SELECT count(DISTINCT application_name)::integer AS count FROM pg_stat_activity
  WHERE datname = current_database() AND starts_with(application_name, '${APPLICATION} ')`;

/** SQLSTATE classes for a server that is stopping, starting, full or a standby, and for a lost or idle connection. */
const UNREACHABLE = /^(08|53|57P|58|25006|25P03|28|3D000)/;
const TIMED_OUT = new Set(['57014', '55P03']);
const CONFLICT = new Set(['40001', '40P01']);

/** SQLSTATE of a server error, or a system error code; null for other errors. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Whether the transaction was rolled back because of another one and can be repeated. */
export function isConflict(error: unknown): boolean {
  return CONFLICT.has(codeOf(error) ?? '');
}

/** Converts the driver's errors to those of the store port; other errors are unchanged. */
export function portError(error: unknown): unknown {
  const code = codeOf(error);
  if (code !== null && TIMED_OUT.has(code)) return new StoreBusy();
  if (error instanceof TypeError) return error;
  if (error instanceof pg.DatabaseError && code !== null && !UNREACHABLE.test(code)) return error;
  return new StoreUnreachable(error);
}

export interface Statement {
  text: string;
  values?: unknown[];
}

export type Row = Record<string, unknown>;

/** Runs a statement on a separate connection. */
export type Run = <Result extends object = Row>(statement: Statement) => Promise<Result[]>;

/** Names of prepared statements by text; there is one name per kind of query. */
const statementNames = new Map<string, string>();

function nameOf(text: string): string {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/** Sends all statements issued in one turn of the event loop with a single system call. */
class TurnSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** A connection in use. Statements are pipelined and run in order; after one has failed, no further statements are executed. */
export class Session {
  private tail: Promise<unknown> = Promise.resolve();
  private problem: { error: unknown } | null = null;
  /** Whether the connection may be used again. */
  isClean = true;

  constructor(private readonly client: pg.PoolClient) {}

  /** `translate` converts server errors to those of the store port. */
  async run(statement: Statement, translate: (error: unknown) => unknown = portError): Promise<Row[]> {
    this.assertIntact();
    const result = this.send(statement).catch((error: unknown) => {
      // Later errors only say that the transaction was aborted.
      this.problem ??= { error: isConflict(error) ? error : translate(error) };
      if (this.problem.error instanceof StoreUnreachable) this.isClean = false;
      throw this.problem.error;
    });
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** Waits for all statements. Throws the failed statement's error, even if its caller has caught it. */
  async settle(): Promise<void> {
    await this.tail;
    this.assertIntact();
  }

  /**
   * Ends the transaction or session state after all sent statements, even after a failure. If that fails or the connection is
   * lost, the connection is closed.
   */
  async clean(statement: string): Promise<void> {
    if (!this.isClean) return;
    try {
      await this.send({ text: statement });
    } catch {
      this.isClean = false;
    }
  }

  /** Throws the failed statement's error. */
  assertIntact(): void {
    if (this.problem !== null) throw this.problem.error;
  }

  private async send({ text, values = [] }: Statement): Promise<Row[]> {
    const { rows } = await this.client.query<Row>({ name: nameOf(text), text, values });
    return rows;
  }
}

/** Servers of one database, one of which accepts writes. `pg` does not accept a list, so they are tried in turn. */
export class Hosts {
  private current = 0;
  private search: Promise<void> | null = null;
  /** Name of this process's connections, used to group sessions by process. */
  readonly application = `${APPLICATION} ${randomBytes(8).toString('hex')}`;

  constructor(private readonly urls: readonly string[]) {}

  /** URL of the server that was last found to accept writes. */
  get url(): string {
    return this.urls[this.current] as string;
  }

  get isList(): boolean {
    return this.urls.length > 1;
  }

  /** Finds the server that accepts writes. Throws the last server's error if none does. */
  find(): Promise<void> {
    this.search ??= this.tryAll().finally(() => (this.search = null));
    return this.search;
  }

  private async tryAll(): Promise<void> {
    let problem: unknown;
    for (let tried = 0; tried < this.urls.length; tried += 1) {
      const index = (this.current + tried) % this.urls.length;
      try {
        if (!(await isStandby(this.urls[index] as string, CONNECT_MS / this.urls.length))) {
          this.current = index;
          return;
        }
        problem ??= new Error('The server is a standby, which takes no writes');
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  }
}

async function isStandby(url: string, connectMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby');
    return rows[0]?.standby === true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A bounded number of connections, each used by one caller at a time. */
export class Connections {
  private readonly pool: pg.Pool;
  private readonly verified = new WeakSet<pg.PoolClient>();
  private readonly semaphore = new Semaphore(MAX_CONNECTIONS, Infinity, {
    maxWaitMs: CONNECTION_WAIT_MS,
    rejection: () => new StoreBusy(),
  });

  /** `verify` rejects a new connection that must not be used. */
  constructor(
    private readonly hosts: Hosts,
    private readonly verify: (client: pg.ClientBase) => Promise<void>,
  ) {
    class Client extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionString: hosts.url, stream: () => new TurnSocket() });
      }
    }
    this.pool = new pg.Pool({
      Client,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      lock_timeout: LOCK_MS,
      idle_in_transaction_session_timeout: IDLE_MS,
      query_timeout: RESPONSE_MS,
      pipeline: true,
      ...KEEPALIVE,
      application_name: hosts.application,
      options: OPTIONS,
    });
    // A lost connection is reported by its next statement.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    this.pool.on('error', () => undefined);
  }

  /** Runs work on a connection. Throws StoreBusy if all connections stay in use, and StoreUnreachable if there is none. */
  async use<Result>(work: (session: Session) => Promise<Result>): Promise<Result> {
    return this.semaphore.run(async () => {
      const client = await this.connect();
      const session = new Session(client);
      try {
        return await work(session);
      } catch (error) {
        if (error instanceof StoreUnreachable || error instanceof StoreBusy) session.isClean = false;
        // The server may have become a standby.
        if (error instanceof StoreUnreachable && this.hosts.isList) void this.hosts.find().catch(() => undefined);
        throw error;
      } finally {
        client.release(!session.isClean);
      }
    });
  }

  /** Number of connections by state, and of calls waiting for one. */
  get counts(): Record<'active' | 'idle' | 'waiting', number> {
    const { totalCount, idleCount } = this.pool;
    return { active: totalCount - idleCount, idle: idleCount, waiting: this.semaphore.waiting };
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async connect(): Promise<pg.PoolClient> {
    try {
      return await this.connectVerified();
    } catch (error) {
      if (!this.hosts.isList) throw new StoreUnreachable(error);
    }
    try {
      await this.hosts.find();
      return await this.connectVerified();
    } catch (error) {
      throw new StoreUnreachable(error);
    }
  }

  /** The pool's own `verify` would lose track of a connection that times out during the check, which could then not be closed. */
  private async connectVerified(): Promise<pg.PoolClient> {
    const client = await this.pool.connect();
    if (this.verified.has(client)) return client;
    try {
      await this.verify(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.verified.add(client);
    return client;
  }
}
