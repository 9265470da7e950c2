import { describe, expect, test } from 'vitest';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { codes, openAccountsApi } from '#tests/support/api/accountsApi.ts';
import { PRICE_CART, TRACK_ORDER, type QuoteResponse } from '#tests/support/api/orderOperations.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aCoupon } from '#tests/support/builders/documents.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';

/** Invisible characters that are added when text is copied from contacts, chats and web pages. */
const MARKS = ['\u00ad', '\u200b', '\u200e', '\u200f', '\u202a', '\u202c', '\u2060', '\u2066', '\u2069', '\ufe0f', '\ufeff', '\u0000'];
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('a checkout', () => {
  test.each([
    ...MARKS.flatMap((mark) => [`${mark}+60 12-345 6789${mark}`, `012${mark}3456789`]),
    '\u202a+60 12-345 6789\u202c',
    '０１２－３４５　６７８９',
    ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uff0d', '\ufe63'].map((dash) => `012${dash}345${dash}6789`),
    ...['\u00a0', '\u2009', '\u202f', '\u3000'].map((space) => `012${space}345${space}6789`),
    '+60 (0)12-345 6789',
    '+60-012-345 6789',
    '(+60) 12 345 6789',
    '0060 12 345 6789',
    '＋６０１２３４５６７８９',
    '012/345 6789',
    'tel:+60123456789',
    'H/P: 012-345 6789',
    '٠١٢٣٤٥٦٧٨٩',
  ])('accepts the phone %j and stores it as +60123456789', async (phone) => {
    const { placeOrder, store } = await openMarket();
    expect((await placeOrder({ shippingAddress: anAddressInput({ phone }) })).errors).toEqual([]);
    const [order] = (await store.query('orders')).items;
    expect(order?.shippingAddress.phone).toBe('+60123456789');
  });

  test.each(['+65 9123 4567', '\u202a+65 9123 4567\u202c', '0012 345 6789', '012-345 678', '012-345 67890', '(0)', '0060 0'])(
    'refuses the phone %j',
    async (phone) => {
      const { placeOrder } = await openMarket();
      expect(codes(await placeOrder({ shippingAddress: anAddressInput({ phone }) }))).toEqual([['INVALID', 'shippingAddress.phone']]);
    },
  );

  test.each(['５０４８０', '50 480', '50-480', '\u200e50480\u200b', '50\u00a0480', '٥٠٤٨٠'])(
    'accepts the postcode %j and stores it as 50480',
    async (postalCode) => {
      const { placeOrder, store } = await openMarket();
      expect((await placeOrder({ shippingAddress: anAddressInput({ postalCode }) })).errors).toEqual([]);
      const [order] = (await store.query('orders')).items;
      expect(order?.shippingAddress.postalCode).toBe('50480');
    },
  );

  test.each(['TEN-20\u200b', 'ＴＥＮ－２０', ' ten-20 ', '\u202aTEN\u202c-20', 'ten–20', '“TEN-20”', 'TEN-20.', 'TEN -20'])(
    'applies the coupon typed as %j',
    async (coupon) => {
      const { execute, store } = await openMarket();
      await store.transaction((transaction) => transaction.put('coupons', { ...aCoupon(), id: 'TEN-20' }));
      const input = { lines: [{ variantId: 'var_rice' }], state: 'KUALA_LUMPUR', coupon };
      const { data } = await execute<{ quote: QuoteResponse }>(PRICE_CART, { input });
      expect(data.quote.issues.filter(({ code }) => code === 'COUPON_REJECTED')).toEqual([]);
    },
  );

  test.each(['aina＠example.com', '\u200baina@example.com', 'aina@example\u2060.com', 'aina@example。com', wide('aina@example.com')])(
    'finds an order by the email typed as %j and its number in any spelling',
    async (email) => {
      const { placeOrder, execute } = await openMarket();
      const { order } = await placeOrder({ email });
      const plain = order?.number ?? '';
      for (const number of [
        `\u200b${plain}`,
        wide(plain),
        plain.replaceAll('-', '—'),
        plain.replaceAll('-', '_'),
        `# ${plain.slice(4).toLowerCase()}`,
        plain.replaceAll('-', '\u2212'),
      ]) {
        const { data } = await execute<{ trackOrder: { number: string } | null }>(TRACK_ORDER, { number, email: 'AINA@example.com' });
        expect(data.trackOrder?.number).toBe(plain);
      }
    },
  );
});

describe('an account', () => {
  const SPELLINGS = ['\u200bshopper@rizq.demo', 'shopper@rizq.demo\u200b', '\u202ashopper@rizq.demo\u202c', 'shopper@rizq\u00ad.demo'];
  test.each([...SPELLINGS, 'ＳＨＯＰＰＥＲ＠rizq.demo', wide('shopper@rizq.demo'), 'shopper@rizq。demo', 'shopper@rizq.demo\u0000'])(
    'can log in, and cannot be registered again, with the email typed as %j',
    async (email) => {
      const { login, register } = await openAccountsApi();
      expect((await login(email, SHOPPER.password)).errors).toEqual([]);
      expect(codes(await register({ email }))).toEqual([['EMAIL_TAKEN', 'email']]);
    },
  );

  test('registered with a pasted email is stored with the normalised email', async () => {
    const { register, login } = await openAccountsApi();
    expect(await register({ email: '\u202afarah＠example.com\u202c' })).toMatchObject({
      viewer: { email: 'farah@example.com' },
      errors: [],
    });
    expect((await login('Farah@example.com', 'kopi tarik panas')).errors).toEqual([]);
  });
});
