import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { openAccountsApi } from '#tests/support/api/accountsApi.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';

describe('the outbox', () => {
  const OUTBOX = '{ outbox { id to subject text sentAt } }';

  test('is public in the demo, and null elsewhere', async () => {
    const demo = await openAccountsApi();
    await demo.forgot(SHOPPER.email);
    const { data } = await demo.api.execute<{ outbox: { id: string; to: string }[] }>(OUTBOX);
    expect(data.outbox).toEqual([expect.objectContaining({ to: SHOPPER.email })]);
    const one = await demo.api.execute('query ($id: ID!) { outboxEmail(id: $id) { to } }', { id: data.outbox[0]?.id });
    expect(one.data).toEqual({ outboxEmail: { to: SHOPPER.email } });

    const real = await openAccountsApi({ demo: false, catalogue: buildCatalogue() });
    const input = { firstName: 'Farah', email: 'farah@example.com', phone: '012-345 6789', password: 'kopi tarik panas' };
    await real.api.execute('mutation ($input: RegisterInput!) { register(input: $input) { viewer { id } } }', { input });
    await real.forgot('farah@example.com');
    expect(real.api.mailbox.mails).toHaveLength(2);
    const { id } = real.api.mailbox.mails[0]!;
    expect((await real.api.execute(OUTBOX)).data).toEqual({ outbox: null });
    expect((await real.api.execute('query ($id: ID!) { outboxEmail(id: $id) { to } marketplace { showsOutbox } }', { id })).data).toEqual({
      outboxEmail: null,
      marketplace: { showsOutbox: false },
    });
  });
});

test('registration rejects links in names, which emails greet with', async () => {
  const { api } = await openAccountsApi();
  const input = { firstName: 'WIN: rizq-refund.com', lastName: 'www.evil.example', email: 'victim@example.net', phone: '012-345 6789' };
  const { data } = await api.execute(
    'mutation ($input: RegisterInput!) { register(input: $input) { viewer { id } errors { ... on UserError { message path } } } }',
    { input: { ...input, password: 'kopi tarik panas' } },
  );
  const message = 'Leave out links and web addresses.';
  expect(data).toEqual({
    register: {
      viewer: null,
      errors: [
        { message, path: ['firstName'] },
        { message, path: ['lastName'] },
      ],
    },
  });
});

describe('the receipt of an order', () => {
  test('is sent to the buyer once, in the language of the order', async () => {
    const { api } = await openAccountsApi();
    const input = anOrderInput({ email: 'aisyah@example.com' });
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { locale: 'ms' });
    await api.execute(PLACE_ORDER, { input }, { locale: 'ms' });
    await api.services.settled();
    const { number } = data.placeOrder.order!;
    expect(api.mailbox.mails).toHaveLength(1);
    const [mail] = api.mailbox.mails;
    expect(mail).toMatchObject({ to: 'aisyah@example.com', subject: `Pesanan anda ${number}` });
    expect(mail?.text).toContain(`https://shop.example/track-order?order=${number}`);
    expect(mail?.text).toMatch(/VAT \(20%\): \$\d/);
    expect(mail?.text).not.toContain(data.placeOrder.order?.accessToken ?? '?');
  });

  test('is limited per email address, and cannot contain links in names or addresses', async () => {
    const { api } = await openAccountsApi();
    for (let count = 0; count < 12; count += 1) {
      const input = anOrderInput({ email: 'victim@example.net', idempotencyKey: `an order too many ${count}` });
      const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
      expect(data.placeOrder.order ?? data.placeOrder.errors).not.toBeNull();
    }
    await api.services.settled();
    expect(api.mailbox.mails.length).toBeLessThanOrEqual(10);
    expect(api.mailbox.mails.length).toBeGreaterThan(0);
    for (const [field, text] of [
      ['firstName', 'WIN: http://evil.example'],
      // A link disguised by a zero-width space, which is removed.
      ['firstName', 'WIN: ww\u200bw.evil.example'],
      ['line1', 'WIN: http://evil.example'],
      ['line2', 'WIN: rizq-refund.com/claim'],
      ['city', 'WIN: www.evil.example'],
    ] as const) {
      const input = anOrderInput({ idempotencyKey: 'an order with a link' });
      input.shippingAddress[field] = text;
      const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
      expect(data.placeOrder.errors).toEqual([expect.objectContaining({ path: ['shippingAddress', field] })]);
    }
  });

  test('a failing mail server does not fail the order', async () => {
    const { api, reported } = await openAccountsApi();
    api.mailbox.isBroken = true;
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: anOrderInput() });
    await api.services.settled();
    expect(data.placeOrder.errors).toEqual([]);
    expect(reported).toHaveLength(1);
  });
});
