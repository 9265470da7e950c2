import { expect } from 'vitest';
import { BASE_URL, postGraphql, type TestApp } from './openTestApp.ts';

type Reply = Awaited<ReturnType<TestApp['app']['inject']>>;

/** A browser without JavaScript: posts forms, goes where they lead, keeps their cookies. */
export class FormClient {
  private members = 0;

  constructor(private readonly shop: TestApp) {}

  post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Reply> {
    return this.shop.app.inject({
      method: 'POST',
      url,
      headers: { accept: 'text/html', origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Follows the redirect of a post, with the cookies that it set. */
  follow(reply: Reply, cookies = ''): Promise<Reply> {
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(303);
    const cookie = [cookies, cookiesOf(reply)].filter(Boolean).join('; ');
    return this.shop.app.inject({ url: String(reply.headers.location), headers: { accept: 'text/html', cookie } });
  }

  newEmail(): string {
    this.members += 1;
    return `person-${this.members}@example.com`;
  }

  /** Registers an account by its form. */
  async register(): Promise<{ id: string; email: string; password: string; cookie: string }> {
    const [email, password] = [this.newEmail(), `kain-songket-${this.members}-biru`];
    const person = { form: 'register', firstName: 'Siti', lastName: 'Aminah', phone: '012-345 6789' };
    const reply = await this.post('/register', { ...person, email, password });
    expect(reply.statusCode).toBe(303);
    const cookie = cookiesOf(reply);
    const viewer = await postGraphql(this.shop.app, '{ viewer { id } }', {}, { cookie });
    return { id: viewer.json<{ data: { viewer: { id: string } } }>().data.viewer.id, email, password, cookie };
  }
}

/** The cookies that a reply sets, without that of the device. */
export function cookiesOf({ cookies }: Pick<Reply, 'cookies'>): string {
  return cookies
    .flatMap(({ name, value }) => (value === '' || name.endsWith('rizq_device') ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ');
}

/** The visible part of a page: without the state for scripts. */
export function visible(page: { body: string }): string {
  return page.body.replace(/<script type="application\/json".*?<\/script>/s, '').replaceAll('<!-- -->', '');
}
