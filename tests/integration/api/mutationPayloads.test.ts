import { isNonNullType } from 'graphql';
import { expect, test } from 'vitest';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

test('the payload of every mutation is nullable', async () => {
  const fields = Object.values((await buildApiSchema()).getMutationType()?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(30);
  expect(fields.flatMap(({ name, type }) => (isNonNullType(type) ? [name] : []))).toEqual([]);
});

test('the payload of a mutation is returned even if another mutation of the request fails', async () => {
  const api = await createTestApi({ catalogue: aMarket(), demo: false });
  const { data, errors, status } = await api.execute<{
    placeOrder: { order: { number: string; accessToken: string } };
    changeLists: null;
  }>(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { number accessToken } }
      changeLists(input: { operations: [] }) { lists { version } }
    }`,
    { input: anOrderInput() },
  );
  const { number, accessToken } = data.placeOrder.order;
  expect({ status, changeLists: data.changeLists }).toEqual({ status: undefined, changeLists: null });
  expect(errors).toMatchObject([{ path: ['changeLists'], extensions: { code: 'UNAUTHENTICATED' } }]);
  const opened = await api.execute('query ($n: String!, $t: String!) { order(number: $n, accessToken: $t) { number } }', {
    n: number,
    t: accessToken,
  });
  expect(opened.data).toEqual({ order: { number } });
  await api.close();
});
