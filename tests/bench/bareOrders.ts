import pg from 'pg';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import { keyOf } from './orderTransaction.ts';

const CONNECTIONS = 8;

export interface BareOrders {
  /** Orders one unit of a variant. Resolves to false if it is sold out. */
  order(number: number, variantId: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Baseline: an order written directly to PostgreSQL, using row locks and an invoice counter. It looks up the key, takes stock, and writes
 * the same rows as an order in the marketplace: the order, an email with its job, the key, and two rows for the reservation.
 */
export async function bareOrders(url: string, order: OrderDoc, stock: ReadonlyMap<string, number>): Promise<BareOrders> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // When a benchmark fails, the server stops before the pool does.
  pool.on('error', () => undefined);
  await pool.query('DROP SCHEMA IF EXISTS bare CASCADE; CREATE SCHEMA bare; CREATE TABLE bare.invoices (number integer)');
  for (const table of ['orders', 'emails', 'jobs', 'keys', 'reservations'])
    await pool.query(`CREATE TABLE bare.${table} (id text PRIMARY KEY, document jsonb NOT NULL)`);
  for (const table of ['stock', 'reserved']) await pool.query(`CREATE TABLE bare.${table} (id text PRIMARY KEY, units integer NOT NULL)`);
  await pool.query('INSERT INTO bare.invoices VALUES (0)');
  for (const [id, units] of stock) await pool.query('INSERT INTO bare.stock VALUES ($1, $2)', [id, units]);
  const prepared = (name: string, text: string) => (client: pg.PoolClient, values: unknown[]) => client.query<Row>({ name, text, values });
  const known = prepared('known', 'SELECT id FROM bare.keys WHERE id = $1');
  const take = prepared('take', 'UPDATE bare.stock SET units = units - 1 WHERE id = $1 AND units > 0 RETURNING units');
  const invoice = prepared('invoice', 'UPDATE bare.invoices SET number = number + 1 RETURNING number');
  const put = (table: string) => prepared(table, `INSERT INTO bare.${table} VALUES ($1, $2)`);
  const [putOrder, putEmail, putJob, putKey, putReservation] = [
    put('orders'),
    put('emails'),
    put('jobs'),
    put('keys'),
    put('reservations'),
  ];
  const reserve = prepared(
    'reserve',
    'INSERT INTO bare.reserved AS had VALUES ($1, 1) ON CONFLICT (id) DO UPDATE SET units = had.units + 1',
  );
  return {
    async order(number, variantId) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const id = `ord_${number}`;
        if ((await known(client, [`key-${id}`])).rows.length > 0) throw new Error('A key came twice');
        const isTaken = (await take(client, [variantId])).rows.length > 0;
        if (isTaken) {
          const own = { ...order, id, number: `RZQ-${number}` };
          await putEmail(client, [id, JSON.stringify({ orderId: id, to: own.email })]);
          await putJob(client, [id, JSON.stringify({ emailId: id, runAt: own.placedAt })]);
          await reserve(client, [`network-of-${id}/${variantId}`]);
          await putReservation(client, [id, JSON.stringify({ orderId: id, variantId })]);
          const { rows } = await invoice(client, []);
          await putOrder(client, [id, JSON.stringify({ ...own, invoiceNumber: `INV-${rows[0]?.number}` })]);
          await putKey(client, [`key-${id}`, JSON.stringify(keyOf(own))]);
        }
        await client.query('COMMIT');
        return isTaken;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

interface Row {
  number?: number;
}
