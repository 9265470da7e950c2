import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openReviews } from '#tests/support/api/reviews.ts';
import { createHttpApp } from '#tests/support/api/httpApp.ts';
import { SECRET } from '#tests/support/api/startApi.ts';

const WEEK_HOURS = 7 * 24;

const NO_PAGES = { baseUrl: 'https://shop.example', renderer: () => Promise.reject(new Error('There are no pages')) };

/** Delivers rice to a guest, whose reminder is due after a week. */
async function open() {
  const reviews = await openReviews();
  const bought = await reviews.buy(null, { email: 'reader@example.com' });
  const { services, pass, mailbox } = reviews;
  const reminders = () => mailbox.mails.filter(({ unsubscribeHref }) => unsubscribeHref !== undefined);
  const wait = async (hours: number) => {
    pass(hours);
    await services.jobs.runDue();
    return reminders();
  };
  return { ...reviews, bought, wait };
}

describe('the review reminder', () => {
  test('is sent once, seven days after delivery, in HTML and text, with a one-click unsubscribe link', async () => {
    const { wait, bought } = await open();
    expect(await wait(WEEK_HOURS - 1)).toEqual([]);
    const [mail, ...others] = await wait(2);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'reader@example.com', subject: `How was it? Order ${bought.orderNumber}` });
    expect(mail!.unsubscribeHref).toMatch(/^https:\/\/shop\.example\/unsubscribe\?token=[0-9a-f]{64}\.REVIEWS\.[\w-]{43}$/);
    for (const body of [mail!.text, mail!.html]) expect(body).toContain(mail!.unsubscribeHref);
    expect(await wait(WEEK_HOURS)).toHaveLength(1);
  });

  test('is not sent if every line is reviewed', async () => {
    const { wait, save, bought } = await open();
    await save(bought);
    expect(await wait(WEEK_HOURS + 1)).toEqual([]);
  });

  test('is not sent if every line is returned', async () => {
    const { wait, request, bought } = await open();
    const { packageId, lineId, accessToken } = bought;
    await request({ packageId, accessToken, lines: [{ lineId, quantity: 1 }] });
    expect(await wait(WEEK_HOURS + 1)).toEqual([]);
  });

  test('does not delay other emails to its recipient', async () => {
    const { buy, mailbox, services } = await open();
    await services.settled();
    const before = mailbox.mails.length;
    await buy(null, { email: 'reader@example.com' }, false);
    await services.settled();
    expect(mailbox.mails.length).toBeGreaterThan(before);
  });
});

describe('unsubscribing', () => {
  const linkOf = (href: string) => new URL(href).pathname + new URL(href).search;

  test('GET shows a form and changes nothing; POST stops further reminders to the inbox', async () => {
    const { wait, buy, ...api } = await open();
    const [mail] = await wait(WEEK_HOURS + 1);
    const app = await createHttpApp(api, NO_PAGES);
    const url = linkOf(mail!.unsubscribeHref!);
    const page = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'ms' } });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Hentikan e-mel: peringatan ulasan?')]);
    expect(page.body).toContain('<form method="post">');
    const style = createHash('sha256')
      .update(/<style>([^]*?)<\/style>/.exec(page.body)![1]!)
      .digest('base64');
    expect(page.headers['content-security-policy']).toContain(`'sha256-${style}'`);
    expect(await api.store.count('unsubscribes')).toBe(0);

    await buy(null, { email: 'Reader@example.com' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Stopped: review reminders')]);
    expect(await wait(WEEK_HOURS + 1)).toHaveLength(1);
    const again = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b--',
    });
    expect(again.statusCode).toBe(200);
    await app.close();
  });

  test('stops the topic of the link only, and links to the preferences', async () => {
    const { wait, ...api } = await open();
    const [mail] = await wait(WEEK_HOURS + 1);
    const app = await createHttpApp(api, NO_PAGES);
    const done = await app.inject({ method: 'POST', url: linkOf(mail!.unsubscribeHref!) });
    expect(done.body).toContain('href="/user-alerts/emails"');
    const { preferences } = api.services;
    expect(await preferences.topicsOf('reader@example.com')).toEqual(['ALERTS', 'QUESTIONS', 'MESSAGES', 'NEWSLETTER']);
    await app.inject({ method: 'POST', url: linkOf(preferences.hrefFor('reader@example.com', 'NEWSLETTER')) });
    expect(await preferences.topicsOf('reader@example.com')).toEqual(['ALERTS', 'QUESTIONS', 'MESSAGES']);
    const undo = /action="([^"]+)"/.exec(done.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await app.inject({ method: 'POST', url: undo })).body).toContain('You get these again: review reminders');
    expect(await preferences.topicsOf('reader@example.com')).toEqual(['ALERTS', 'REVIEWS', 'QUESTIONS', 'MESSAGES']);
    await app.close();
  });

  test('the link of an earlier version stops reviews and questions', async () => {
    const { wait: _wait, ...api } = await open();
    const app = await createHttpApp(api, NO_PAGES);
    const id = createHash('sha256').update('reader@example.com').digest('hex');
    const mac = createHmac('sha256', SECRET).update(`unsubscribe\n${id}`).digest('base64url');
    expect((await app.inject({ method: 'POST', url: `/unsubscribe?token=${id}.${mac}` })).statusCode).toBe(200);
    expect(await api.services.preferences.topicsOf('reader@example.com')).toEqual(['ALERTS', 'MESSAGES', 'NEWSLETTER']);
    await app.close();
  });

  test('a token that was not issued is refused with status 400', async () => {
    const { wait, ...api } = await open();
    const [mail] = await wait(WEEK_HOURS + 1);
    const app = await createHttpApp(api, NO_PAGES);
    const forged =
      linkOf(mail!.unsubscribeHref!)
        .replace(/token=./, 'token=0')
        .slice(0, -1) + 'x';
    for (const url of [forged, '/unsubscribe', '/unsubscribe?token=a&token=b']) {
      expect((await app.inject({ url })).statusCode).toBe(400);
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(400);
    }
    expect(await api.store.count('unsubscribes')).toBe(0);
    await app.close();
  });
});
