import type { IfSoldOut } from '#schema/rules/substitutions.ts';
/** The marketplace for the form tests, with accounts, and orders in the states that the forms need. */
import { expect } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { LOGIN, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { memberWithToken } from '#tests/support/api/aMember.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { PLACE_ORDER, type OrderResponse, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { APPROVED, approved } from '#tests/support/api/payments.ts';
import type { TestApi } from '#tests/support/api/startApi.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { cookiesOf, FormClient } from './formClient.ts';
import type { TestApp } from './openTestApp.ts';
import { formsOf, type PageForm } from './pageForms.ts';

export type Fields = Record<string, string>;

/** A page, and the session cookie needed to open it. */
interface Place {
  path: string;
  cookie?: string;
  /** A form on the page whose response has the form of the case. */
  through?: { form: string; fields: Fields };
}

export interface FormCase {
  /** A label for the case, if a form has several cases. */
  of?: string;
  /** Prepares the form's page for its user. Resolves to where the page is. */
  open: () => Promise<Place>;
  /** Prefix of the field `place`, which distinguishes forms with the same name on a page. */
  place?: string;
  /** Invalid input, the field that has the error, and the error message. Null if all input is valid. */
  wrong: { fields: Fields; at: string; says: string } | null;
  right: Fields;
  /** Text on the page after valid input. */
  shows: string | RegExp;
}

export const at = (path: string) => () => Promise.resolve({ path });

const STEPS = ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
type Status = 'PLACED' | (typeof STEPS)[number];

export const ACCEPTED = { place: 'accept', fields: { instructions: 'To 3 Jalan Dapur, Kota Bharu' } };
export const RECEIVED = { place: 'receive', fields: { restock: 'no' } };

export class FormMarketplace {
  /** Session cookies for the demo shopper and the demo vendor. */
  shopper = '';
  vendor = '';
  private app!: TestApp['app'];
  private opened!: { api: TestApi; browser: FormClient };
  private buyer: SignedIn | null = null;
  private questions = 0;
  private members = 0;
  private asking: Promise<{ cookie: string }> | null = null;
  private orders = 0;
  private guests = 0;

  async open(marketplace: TestApp): Promise<void> {
    this.app = marketplace.app;
    this.opened = { api: marketplace.api, browser: new FormClient(marketplace) };
    this.shopper = await this.logIn(SHOPPER);
    this.vendor = await this.logIn(VENDOR);
    const { data } = await this.api.execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
    this.buyer = await this.api.services.sessions.find(data.login.token ?? '');
  }

  get api(): TestApi {
    return this.opened.api;
  }

  get browser(): FormClient {
    return this.opened.browser;
  }

  get(url: string, cookie = '') {
    return this.app.inject({ url, headers: { accept: 'text/html', cookie } });
  }

  /** Fills in a form on a page and submits it to the form's action. */
  async send(path: string, cookie: string, name: string, fields: Fields, place?: string) {
    const opened = await this.get(path, cookie);
    const form = formIn(opened.body, name, place);
    return this.browser.post(form.action || path, { ...form.fields, ...fields }, { cookie });
  }

  readonly asVendor = (path: string) => async (): Promise<Place> => ({ path, cookie: this.vendor });

  async asMember(path: string): Promise<Place> {
    const { cookie } = await this.browser.register();
    return { path, cookie };
  }

  /** Registers a member with addresses in Kuala Lumpur, the first of which is the default. */
  async withAddresses(...lines: string[]): Promise<Place> {
    const { path, cookie = '' } = await this.asMember('/profile-edit');
    const fields = { postalCode: '59100', city: 'Kuala Lumpur', state: 'KUALA_LUMPUR', phone: '012-345 6789' };
    for (const line1 of lines) await this.send('/profile-edit?address=new', cookie, 'address', { ...fields, line1 });
    return { path, cookie };
  }

  /** Registers a member and logs the member in on two devices. */
  async onTwoDevices(): Promise<Place> {
    const { email, password, cookie } = await this.browser.register();
    await this.logIn({ email, password });
    return { path: '/user-profile', cookie };
  }

  /** Orders two jars of the demo vendor's sambal as the demo shopper. */
  async order(payment: { method: string; bank?: string } = APPROVED, ifSoldOut: IfSoldOut = 'REFUND'): Promise<OrderResponse> {
    const [product] = (await this.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
    const lines = [{ variantId: product!.variants[0]!.id, quantity: 2, ifSoldOut }];
    const input = anOrderInput({ lines, expectedTotal: 1298, payment, idempotencyKey: `every-form-${(this.orders += 1)}` });
    const { data } = await this.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer: this.buyer });
    expect(data.placeOrder.errors).toEqual([]);
    return approved(this.api, payment, data.placeOrder.order!);
  }

  /** Advances a package from the demo vendor to a status. Returns the package's number. */
  async packageAt(status: Status, payment: { method: string } = APPROVED): Promise<string> {
    const number = `${(await this.order(payment)).number}-1`;
    for (const to of STEPS.slice(0, STEPS.findIndex((one) => one === status) + 1))
      await this.api.services.fulfilment.advance(number, to, OPERATOR);
    return number;
  }

  readonly ofPackage = (status: Status) => async (): Promise<Place> => ({
    path: `/vendor-orders/${await this.packageAt(status)}`,
    cookie: this.vendor,
  });

  /** An order that a guest finds by its number and email. */
  readonly tracked = async (): Promise<Place> => {
    const { number } = await this.order();
    const [order] = (await this.api.store.query('orders', { where: { number } })).items;
    return { path: '/track-order', through: { form: 'track', fields: { number, email: order!.email } } };
  };

  /** The HTML of a place. */
  async bodyOf({ path, cookie = '', through }: Place): Promise<string> {
    const { body } = await this.get(path, cookie);
    if (through === undefined) return body;
    const form = formIn(body, through.form);
    return (await this.browser.post(form.action || path, { ...form.fields, ...through.fields }, { cookie })).body;
  }

  /** Path of an order's page with its return form open. */
  async returnPath(packageNumber: string): Promise<string> {
    const path = `/orders/${packageNumber.slice(0, -2)}`;
    const { body } = await this.get(path, this.shopper);
    return `${path}?open=${/<button(?=[^>]* name="open")[^>]* value="(return-[^"]+)"|$/.exec(body)?.[1]}`;
  }

  /** The page on which the demo shopper reviews a line of a delivered order. */
  async lineToReview(): Promise<Place & { cookie: string }> {
    const number = (await this.packageAt('DELIVERED')).slice(0, -2);
    const { body } = await this.get(`/orders/${number}`, this.shopper);
    return { path: /href="(\/orders\/[^"/]+\/review\/[^"]+)"|$/.exec(body)?.[1] ?? '', cookie: this.shopper };
  }

  /** Reviews the demo vendor's sambal through the form; resolves to the review's id. */
  async review(): Promise<string> {
    const { path, cookie } = await this.lineToReview();
    await this.send(path, cookie, 'saveReview', { stars: '4', title: 'Hot and fresh', text: 'Two jars, both well packed.' });
    const [latest] = (await this.api.store.query('reviews', { orderBy: 'createdAt', isDescending: true })).items;
    return latest!.id;
  }

  /** A new member on the page of the reviewed product; `open` names a form to open. */
  readonly reader = (open?: 'report') => async (): Promise<Place> => {
    const id = await this.review();
    return this.asMember(`/product/sambal-tumis${open === undefined ? '' : `?open=${open}-${id}`}`);
  };

  /** Asks about the demo vendor's sambal as the demo shopper; the vendor answers. `word` occurs in no other question. */
  async question(): Promise<{ word: string; questionId: string; answerId: string }> {
    const word = `untuk${'abcdefghijklmnop'.charAt((this.questions += 1))}`;
    await this.send('/product/sambal-tumis', this.shopper, 'askQuestion', { text: `Sesuai ${word}?` });
    const latest = async () => (await this.api.store.query('questions', { orderBy: 'createdAt', isDescending: true })).items[0]!;
    const { id: questionId } = await latest();
    await this.send('/vendor-questions', this.vendor, 'answerQuestion', { text: 'Ya, memang sesuai.' }, questionId);
    return { word, questionId, answerId: (await latest()).answers[0]!.id };
  }

  /** A new member's page with an alert that was set through the form. */
  readonly withAlert = async (): Promise<Place> => {
    const { cookie = '' } = await this.asNewMember('/user-alerts');
    await this.send('/product/tapioca-chips-spicy', cookie, 'setAlert', {}, 'stock');
    return { path: '/user-alerts', cookie };
  };

  /** A guest's page with a confirmed alert about a price, which was set through the form. */
  readonly withGuestAlert = async (): Promise<Place> => {
    const email = `guest-${(this.guests += 1)}@example.com`;
    await this.send('/product/tapioca-chips-spicy', '', 'setAlert', { email }, 'price');
    await this.api.services.settled();
    const path = `/confirm-email?token=${confirmationToken(this.api.mailbox, email)}`;
    const { headers } = await this.send(path, '', 'confirmEmail', {});
    const { body } = await this.get(String(headers.location));
    return { path: /\/user-alerts\/guest\?token=[\w.-]+|$/.exec(body)?.[0] ?? '' };
  };

  /** Another member on the product's page with only that question; `open` names a report form to open. */
  readonly asker = (open?: 'questionId' | 'answerId') => async (): Promise<Place> => {
    const { word, ...ids } = await this.question();
    return this.asAsker(`/product/sambal-tumis?question=${word}${open === undefined ? '' : `&open=report-${ids[open]}`}`);
  };

  /** A conversation that a new member has started, on the vendor's page; closed, or with a form to open. */
  readonly conversation =
    (state: 'open' | 'closed' | 'report' = 'open') =>
    async (): Promise<Place> => {
      const { path, cookie = '' } = await this.asNewMember('/messages/new?product=sambal-tumis');
      await this.send(path, cookie, 'startConversation', { text: 'How long does it keep?' });
      const [latest] = (await this.api.store.query('conversations', { orderBy: 'lastAt', isDescending: true, limit: 1 })).items;
      const page = `/vendor-conversations/${latest!.id}`;
      if (state === 'closed') await this.send(page, this.vendor, 'closeConversation', {});
      const [message] = (await this.api.store.query('conversationMessages', { where: { conversationId: latest!.id } })).items;
      return { path: state === 'report' ? `${page}?open=report-${message!.id}` : page, cookie: this.vendor };
    };

  /** A member whose account is stored directly, because registrations are limited. */
  async asNewMember(path: string): Promise<Place> {
    const { token } = await memberWithToken(this.api, `member${(this.members += 1)}@example.com`);
    return { path, cookie: `__Host-rizq_session=${token}` };
  }

  /** A member that these cases share, because registrations are limited. */
  async asAsker(path: string): Promise<Place> {
    this.asking ??= this.browser.register();
    return { path, cookie: (await this.asking).cookie };
  }

  /**
   * The vendor's page for a package with a return that was requested through the form. `steps` are further forms that the vendor submits.
   */
  readonly ofReturn =
    (...steps: { place: string; fields: Fields }[]) =>
    async (): Promise<Place> => {
      const cash = steps.some(({ place }) => place === 'receive');
      const number = await this.packageAt('DELIVERED', cash ? { method: 'CASH_ON_DELIVERY' } : APPROVED);
      await this.send(await this.returnPath(number), this.shopper, 'requestReturn', { note: 'The lid was broken' });
      const path = `/vendor-orders/${number}`;
      for (const { place, fields } of steps) await this.send(path, this.vendor, 'packageStep', fields, place);
      return { path, cookie: this.vendor };
    };

  /** The page of the demo shopper's order with a return that was requested through the form. */
  readonly ofOwnReturn = async (): Promise<Place> => {
    const number = await this.packageAt('DELIVERED');
    await this.send(await this.returnPath(number), this.shopper, 'requestReturn', { note: 'The lid was broken' });
    return { path: `/orders/${number.slice(0, -2)}`, cookie: this.shopper };
  };

  /** An order whose buyer wants to be consulted; resolves to its number and the id of its line. */
  async orderToReplace(): Promise<{ number: string; lineId: string }> {
    const { number, packages } = await this.order(APPROVED, 'ASK');
    return { number, lineId: packages[0]!.lines[0]!.id };
  }

  /** The demo shopper's order, in which the vendor has replaced the sambal. `isRefusing` opens the form that refuses it. */
  readonly ofReplacement = (isRefusing: boolean) => async (): Promise<Place> => {
    const { number, lineId } = await this.orderToReplace();
    const [product] = (await this.api.store.query('products', { where: { slug: 'rendang-paste' } })).items;
    const request = { lineId, variantId: product!.variants[0]!.id, quantity: 1, restock: false };
    await this.api.services.substitutions.replace(`${number}-1`, request, OPERATOR);
    return { path: `/orders/${number}${isRefusing ? `?open=refuse-${lineId}` : ''}`, cookie: this.shopper };
  };

  /** Path of the page of an order with a packed package, with the form that requests its cancellation open. */
  cancellationPath(packageNumber: string): string {
    return `/orders/${packageNumber.slice(0, -2)}?open=cancel-${packageNumber}`;
  }

  /** The vendor's page for a package whose cancellation was requested through the form. */
  readonly ofCancellation = async (): Promise<Place> => {
    const number = await this.packageAt('PACKED');
    await this.send(this.cancellationPath(number), this.shopper, 'requestCancellation', { reason: 'Ordered twice' });
    return { path: `/vendor-orders/${number}`, cookie: this.vendor };
  };

  private async logIn(account: { email: string; password: string }): Promise<string> {
    return cookiesOf(await this.browser.post('/login', { intent: 'login', ...account }));
  }
}

export function formIn(page: string, name: string, place?: string): PageForm {
  const [form] = formsOf(page, name, place);
  if (form === undefined) throw new Error(`The page has no form ${name} ${place ?? ''}: ${/<h1[^>]*>([^<]*)/.exec(page)?.[1]}`);
  return form;
}
