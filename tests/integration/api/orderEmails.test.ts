import { describe, expect, test } from 'vitest';
import { createServices } from '#server/services.ts';
import { openTwoVendors, TRACKING } from '#tests/support/api/packages.ts';
import { aStock } from '#tests/support/builders/documents.ts';
import { anAddressInput } from '#tests/support/builders/orderInput.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { answerPayment, APPROVED, WAITING } from '#tests/support/api/payments.ts';

/** One rice from Utara and nothing from Selatan. */
const RICE = { lines: [{ variantId: 'var_rice', quantity: 1 }], expectedTotal: 1781 };

const CANCEL = `mutation ($number: String!, $accessToken: String) {
  cancelPackage(number: $number, accessToken: $accessToken) { errors { __typename } }
}`;

async function openMailed() {
  const marketplace = await openTwoVendors();
  const { mailbox, services } = marketplace;
  /** Emails to the addresses that match, oldest first. */
  const mailsTo = async (address: RegExp) => {
    await services.settled();
    return mailbox.mails.filter(({ to }) => address.test(to)).reverse();
  };
  const buyers = () => mailsTo(/^aina@/);
  const sellers = () => mailsTo(/^utara@/);
  const speak = (locale: 'en' | 'ms') =>
    marketplace.store.transaction(async (transaction) => {
      const owner = await transaction.get('users', 'usr_demo_vendor');
      await transaction.put('users', { ...owner!, locale });
    });
  return { ...marketplace, mailsTo, buyers, sellers, speak };
}

const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);

describe('a buyer', () => {
  test.each([
    ['en', 'Out for delivery: order', 'Have $17.81 ready: you pay at the door.'],
    ['ms', 'Sedang dihantar kepada anda: pesanan', 'Sediakan $17.81: anda membayar semasa penghantaran.'],
  ] as const)('gets an email when the package is out for delivery, with the amount to pay, in %s', async (locale, subject, money) => {
    const { order, advance, buyers } = await openMailed();
    const { number, packages } = await order(RICE, locale);
    const id = packages[0]?.id ?? '';
    await advance('utara', id, 'PACKED');
    await advance('utara', id, 'SHIPPED', { tracking: TRACKING });
    await advance('utara', id, 'OUT_FOR_DELIVERY');
    const mail = (await buyers()).at(-1);
    expect(mail?.subject).toBe(`${subject} ${number}`);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(money);
      expect(body).toContain(`https://shop.example/track-order?order=${number}`);
    }
    expect(mail?.html).toContain(`<html lang="${locale}-MY">`);
  });

  test('gets a receipt with variant, vendor and picture of each line, in HTML and in plain text', async () => {
    const { order, buyers, store } = await openMailed();
    await store.transaction(async (transaction) => {
      const product = (await store.query('products', {})).items.find(({ variants }) => variants.some(({ id }) => id === 'var_rice'))!;
      const picture = {
        key: 'batik-shirt-front',
        ground: null,
        width: 960,
        height: 960,
        dominantColor: '#34456b',
        alt: { en: 'Shirt "Seri"', ms: 'Baju "Seri"' },
      };
      await transaction.put('products', {
        ...product,
        pictures: [picture, ...product.pictures],
        options: [
          { key: 'size', label: { en: 'Size', ms: 'Saiz' }, values: [{ value: 'M', label: { en: 'M', ms: 'M' }, swatch: null }] },
          {
            key: 'color',
            label: { en: 'Colour', ms: 'Warna' },
            values: [{ value: '#34456b', label: { en: 'Indigo', ms: 'Nila' }, swatch: '#34456b' }],
          },
        ],
        variants: product.variants.map((variant) => ({ ...variant, options: { color: '#34456b', size: 'M' } })),
      });
    });
    await order(RICE, 'en');
    await order(RICE, 'ms');
    const [english, malay] = await buyers();
    expect(english?.text).toContain('1 × Product rice (M, Indigo): $');
    expect(english?.text).toMatch(/\(M, Indigo\): \$[\d.]+\n {2}Sold by \S+/);
    expect(english?.html).toMatch(
      /<img src="https:\/\/shop\.example\/pictures\/batik-shirt-front-320\.webp" alt="Shirt &quot;Seri&quot;"[^>]*><\/td><td[^>]*>1 × Product rice \(M, Indigo\)<br><span[^>]*>Sold by /,
    );
    expect(malay?.text).toMatch(/1 × Product rice \(ms\) \(M, Nila\): \$[\d.]+\n {2}Dijual oleh \S+/);
    expect(malay?.html).toContain('alt="Baju &quot;Seri&quot;"');
    expect(english?.html).toContain('because of an order that was placed with this address.');
    for (const html of [english?.html ?? '', malay?.html ?? '']) {
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      const urls = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url ?? '');
      expect(urls.length).toBeGreaterThan(1);
      for (const url of urls) expect(url).toMatch(/^https:\/\/shop\.example\//);
      expect(html).not.toMatch(/<(?:script|link|iframe|form)\b|url\(|@import/);
    }
  });

  test('gets one email about the cancellation of a paid package and one about the refund', async () => {
    const { order, advance, buyers } = await openMailed();
    const { number, packages } = await order({ ...RICE, payment: APPROVED });
    await advance('utara', packages[0]?.id ?? '', 'CANCELLED', { note: 'Sold out' });
    const mails = await buyers();
    expect(subjects(mails)).toEqual([
      `Your order ${number}`,
      `Paid: your order ${number}`,
      `Package cancelled: order ${number}`,
      `Refund: order ${number}`,
    ]);
    expect(mails[1]?.text).toContain('is paid. This is your receipt.');
    expect(mails[2]?.text).toContain('$17.81 is refunded the way you paid.');
    expect(mails[3]?.text).toContain('$17.81 for your cancelled package');
  });

  test.each([
    ['in a note', 'CANCELLED', { note: 'Your card is on hold: confirm it at https://rizq-secure.example/verify' }],
    ['as a tracking page', 'SHIPPED', { tracking: { carrier: 'Van', code: 'EH123', url: 'https://rizq-secure.example/verify' } }],
    ['as a courier', 'SHIPPED', { tracking: { carrier: 'Call 0123456789, you won', code: 'CALL-0123456789' } }],
  ])('gets no text that a seller entered %s', async (_where, step, typed) => {
    const { order, advance, buyers } = await openMailed();
    const { packages } = await order(RICE);
    const id = packages[0]?.id ?? '';
    if (step === 'SHIPPED') await advance('utara', id, 'PACKED');
    expect((await advance('utara', id, step, typed)).errors).toEqual([]);
    const mail = (await buyers()).at(-1);
    expect(mail?.subject).toMatch(step === 'SHIPPED' ? /way/i : /cancelled/);
    for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/on hold|rizq-secure|Call 0123456789|CALL-012/);
    if (step === 'SHIPPED') expect(mail?.text).toContain('The courier and the tracking number are on the page of your order.');
    if (step === 'CANCELLED') expect(mail?.text).toContain('The seller left a note.');
  });

  test('gets an email about a failed payment once the time for another payment method is over', async () => {
    const marketplace = await openMailed();
    const { order, buyers, sellers, services, pass } = marketplace;
    const { number } = await order({ ...RICE, payment: WAITING });
    const before = await buyers();
    expect(before[0]?.text).toContain('is waiting for your payment');
    await answerPayment(marketplace, number, 'DECLINE');
    // The buyer can still choose another payment method.
    expect([await buyers(), await sellers()]).toMatchObject([{ length: 1 }, { length: 0 }]);
    pass(1);
    await services.payments.sweep();
    const mails = await buyers();
    expect(subjects(mails)).toEqual([`Your order ${number}`, `Order cancelled: ${number}`]);
    expect(mails[1]?.text).toContain('could not be paid and is cancelled. Nothing was charged.');
    expect(await sellers()).toEqual([]);
  });

  test('gets one email about all packages of an order that was not paid in time', async () => {
    const { order, buyers, services, pass } = await openMailed();
    const lines = [{ variantId: 'var_rice' }, { variantId: 'var_coffee' }];
    const { number, packages } = await order({ lines, expectedTotal: 3163, payment: WAITING });
    expect(packages).toHaveLength(2);
    expect(await buyers()).toHaveLength(1);
    pass(1);
    await services.payments.sweep();
    const mails = await buyers();
    expect(subjects(mails)).toEqual([`Your order ${number}`, `Order cancelled: ${number}`]);
    expect(mails[1]?.text).toContain('was not paid in time and is cancelled');
    expect(mails[1]?.text).toContain('coffee');
  });

  test('gets emails that describe the state at the time of each event, even if they are sent later', async () => {
    const { order, deliver, request, returnStep, mailbox, services, store } = await openMailed();
    const { packages, accessToken } = await order(RICE);
    const [orderPackage] = packages;
    await deliver('utara', orderPackage?.id ?? '');
    await services.settled();
    services.jobs.close();
    const packageId = orderPackage?.id ?? '';
    const lineId = (await store.query('orders', { limit: 1 })).items[0]!.packages[0]!.lines[0]!.id;
    const requested = await request({ packageId, lines: [{ lineId, quantity: 1 }], accessToken });
    const returnId = requested.package?.returns[0]?.id ?? '';
    await returnStep('utara', 'acceptReturn', { packageId, returnId });
    const waiting = (await store.query('mails', { where: { state: 'WAITING' } })).items;
    expect(waiting.map(({ id }) => id.split('/').at(-1)).sort()).toEqual([
      '5-return-asked',
      '5-return-requested',
      '6-return-accepted',
      'review',
    ]);
    const before = mailbox.mails.length;
    const restarted = await createServices(store, { demo: true, mailCarrier: mailbox, baseUrl: 'https://shop.example' });
    await restarted.start();
    await restarted.settled();
    const mails = mailbox.mails.slice(0, -before).reverse();
    expect(subjects(mails).map((subject) => subject.split(':')[0])).toEqual(['Return requested', 'Return requested', 'Return accepted']);
    for (const { text } of mails) expect(text).toContain('Product rice: × 1');
    expect(mails.map(({ text }) => text.includes('The seller left a note.'))).toEqual([false, false, true]);
    restarted.close();
  });
});

describe('the buyer of an order with an unconfirmed email', () => {
  const WORDS = 'You won, call 0123456789';
  const address = anAddressInput({ firstName: WORDS, lastName: WORDS, line1: WORDS, city: WORDS });

  test('is not greeted by name and gets no text from the address; after confirmation both are included', async () => {
    const { order, advance, buyers, store } = await openMailed();
    const { number, packages } = await order({ ...RICE, shippingAddress: address });
    await advance('utara', packages[0]?.id ?? '', 'PACKED');
    const mails = await buyers();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.text).toMatch(/^Hello,\n/);
      for (const body of [mail.text, mail.html]) expect(body).not.toMatch(/You won|0123456789/);
      expect(mail.text).toContain(`https://shop.example/track-order?order=${number}`);
    }
    expect(mails[0]?.text).toContain('Delivered to: 50480 ');
    await confirmOrder({ store }, number);
    await advance('utara', packages[0]?.id ?? '', 'SHIPPED', { tracking: TRACKING });
    const { text } = (await buyers()).at(-1)!;
    expect(text).toContain(`Hello ${WORDS},`);
    expect(text).toContain(`https://shop.example/order/${number}?token=`);
    expect(text).not.toContain('track-order');
  });

  test('gets at most twenty emails at a time, also through aliases of the inbox', async () => {
    const { order, store, mailsTo } = await openMailed();
    await store.transaction((transaction) => transaction.put('stock', aStock('var_rice', 1000)));
    for (let at = 0; at < 30; at += 1) await order({ ...RICE, email: `v.ictim+${at}@gmail.com` });
    expect(await mailsTo(/^v\.ictim/)).toHaveLength(20);
  });
});

describe('a seller', () => {
  test('without a confirmed email gets no email about orders', async () => {
    const { order, sellers, store, mailsTo } = await openMailed();
    const confirm = (emailConfirmedAt: string | null) =>
      store.transaction(async (transaction) => {
        const [owner, vendor] = [await transaction.get('users', 'usr_demo_vendor'), await transaction.get('vendors', 'ven_utara')];
        await transaction.put('users', { ...owner!, emailConfirmedAt });
        await transaction.put('vendors', { ...vendor!, emailConfirmedAt: null });
      });
    await confirm(null);
    await order(RICE);
    expect([await sellers(), await mailsTo(/^vendor@/)]).toEqual([[], []]);
    await confirm('2026-01-05T02:00:00.000Z');
    await order(RICE);
    expect([await sellers(), await mailsTo(/^vendor@/)]).toMatchObject([{ length: 0 }, { length: 1 }]);
  });

  test.each([
    ['en', 'New order', 'The courier collects $17.81 at the door.'],
    ['ms', 'Pesanan baharu', 'Kurier mengutip $17.81 semasa penghantaran.'],
  ] as const)('gets an email about a new order in %s, without the name of the buyer', async (locale, subject, money) => {
    const { order, sellers, speak } = await openMailed();
    await speak(locale);
    const { packages } = await order(RICE, locale === 'en' ? 'ms' : 'en');
    const number = packages[0]?.number ?? '';
    const [mail] = await sellers();
    expect(mail?.subject).toBe(`${subject} ${number}`);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(money);
      expect(body).toContain(`https://shop.example/vendor-orders/${number}`);
      expect(body).not.toMatch(/Nur Aina|Jalan Ampang|aina@/);
    }
  });

  test('gets an email about an order that waits to be paid when it is paid', async () => {
    const marketplace = await openMailed();
    const { order, sellers } = marketplace;
    const { number } = await order({ ...RICE, payment: WAITING });
    expect(await sellers()).toEqual([]);
    await answerPayment(marketplace, number);
    expect(subjects(await sellers())).toEqual([expect.stringMatching(/^New order/)]);
  });

  test.each([
    ['en', 'Cancelled by the buyer: ', 'Nothing was paid: $17.81 is not collected.'],
    ['ms', 'Dibatalkan oleh pembeli: ', 'Tiada bayaran dibuat: $17.81 tidak dikutip.'],
  ] as const)(
    'gets one email when the buyer has cancelled a package, in %s, and none for a cancellation in the vendor console',
    async (locale, subject, money) => {
      const { order, advance, sellers, speak, execute } = await openMailed();
      await speak(locale);
      const mine = await order(RICE);
      const cancelled = await order(RICE);
      await sellers();
      await advance('utara', mine.packages[0]?.id ?? '', 'CANCELLED', { note: 'Sold out' });
      const { accessToken } = cancelled;
      const number = cancelled.packages[0]?.number ?? '';
      for (let again = 0; again < 2; again += 1) await execute(CANCEL, { number, accessToken });
      const mails = (await sellers()).slice(2);
      expect(subjects(mails)).toEqual([subject + number]);
      for (const body of [mails[0]?.text, mails[0]?.html]) {
        expect(body).toContain(money);
        expect(body).toContain(locale === 'en' ? 'Product rice' : 'Product rice (ms)');
        expect(body).not.toMatch(/Nur Aina|Jalan Ampang|aina@/);
      }
    },
  );

  test('gets an email about a requested return', async () => {
    const { order, deliver, request, sellers, store, speak } = await openMailed();
    await speak('ms');
    const { packages, accessToken } = await order(RICE);
    const [orderPackage] = packages;
    await deliver('utara', orderPackage?.id ?? '');
    const lineId = (await store.query('orders', { limit: 1 })).items[0]!.packages[0]!.lines[0]!.id;
    await request({ packageId: orderPackage?.id ?? '', lines: [{ lineId, quantity: 1 }], accessToken });
    const mail = (await sellers()).at(-1);
    expect(mail?.subject).toBe(`Pemulangan diminta: ${orderPackage?.number}`);
    expect(mail?.text).toContain('Product rice (ms): × 1');
  });
});
