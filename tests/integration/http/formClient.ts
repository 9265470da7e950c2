import { expect } from 'vitest';
import { BASE_URL, postGraphql, type TestApp } from './openTestApp.ts';

type HttpResponse = Awaited<ReturnType<TestApp['app']['inject']>>;

/** A browser without JavaScript that posts forms and follows their redirects. */
export class FormClient {
  private members = 0;

  constructor(private readonly marketplace: TestApp) {}

  post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return this.marketplace.app.inject({
      method: 'POST',
      url,
      headers: { accept: 'text/html', origin: BASE_URL, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** Follows the redirect after a post, sending the cookies that the post's response sets. */
  follow(response: HttpResponse, cookies = ''): Promise<HttpResponse> {
    expect(response.statusCode, response.body.slice(0, 300)).toBe(303);
    const cookie = [cookies, cookiesOf(response)].filter(Boolean).join('; ');
    return this.marketplace.app.inject({ url: String(response.headers.location), headers: { accept: 'text/html', cookie } });
  }

  newEmail(): string {
    this.members += 1;
    return `person-${this.members}@example.com`;
  }

  /** Registers an account with the form on the register page. */
  async register(): Promise<{ id: string; email: string; password: string; cookie: string }> {
    const [email, password] = [this.newEmail(), `kain-songket-${this.members}-biru`];
    const person = { intent: 'register', firstName: 'Siti', lastName: 'Aminah', phone: '012-345 6789' };
    const response = await this.post('/register', { ...person, email, password });
    expect(response.statusCode).toBe(303);
    const cookie = cookiesOf(response);
    const viewer = await postGraphql(this.marketplace.app, '{ viewer { id } }', {}, { cookie });
    return { id: viewer.json<{ data: { viewer: { id: string } } }>().data.viewer.id, email, password, cookie };
  }
}

/** The cookies set by a response, except the device cookie. */
export function cookiesOf({ cookies }: Pick<HttpResponse, 'cookies'>): string {
  return cookies
    .flatMap(({ name, value }) => (value === '' || name.endsWith('rizq_device') ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('; ');
}

/** A page's HTML, excluding the state for its scripts. */
export function visible(page: { body: string }): string {
  return page.body.replace(/<script type="application\/json".*?<\/script>/s, '').replaceAll('<!-- -->', '');
}
