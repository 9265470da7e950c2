import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { type UploadRefused, UPLOAD_REFUSALS } from '#server/modules/media/uploadRefusal.ts';
import { forgetUpload, pictureUploadsVar } from '#client/features/forms/pictureUploads.ts';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { apiServer, cookieJar, testApi } from './apiServer.ts';

/** State of the connection used for uploads: whether it is held back or failing. */
export const line = { held: Promise.resolve(), isBroken: false };

/** Holds uploads back until the returned function is called. */
export function holdUploads(): () => void {
  let release = () => {};
  line.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

export async function shopOf() {
  const { services, store } = await testApi();
  const vendor = services.vendorAccounts.vendorOf('usr_demo_vendor')!;
  const bySlug = async (slug: string) => (await store.query('products', { where: { slug } })).items[0]!;
  return { services, store, vendor, bySlug };
}

export const SCRIPT = '<script>alert(1)</script>';
const jpeg = () =>
  sharp({ create: { width: 200, height: 240, channels: 3, background: '#a03050' } })
    .jpeg()
    .toBuffer();

export const photo = (name: string) => new File(['a photo'], name, { type: 'image/jpeg' });

export const picturesInput = () => document.querySelector<HTMLInputElement>('input[data-pictures]')!;
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Fills in a field in one step, because typing would render the page after each key. */
export async function fill(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  await user.paste(text);
}

export async function describeKuih(user: UserEvent): Promise<void> {
  await user.upload(picturesInput(), photo('kuih.jpg'));
  await screen.findByRole('button', { name: 'Remove picture 1' });
  await fillKuih(user);
}

export async function fillKuih(user: UserEvent, name = 'Kuih sarang semut'): Promise<void> {
  await fill(user, field('Name'), name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Snacks');
  await fill(user, field('Description'), 'Nine layers, steamed.');
  await fill(user, field('Price'), '4.50');
  await fill(user, field(/^Stock/), '12');
}

export const publish = (name = 'Publish') => screen.getAllByRole('button', { name })[0]!;

/** Passes uploads to the server until the end of the current test, unless `line` holds them back or breaks. */
export function takeUploads(): void {
  apiServer.use(
    http.post('*/uploads', async ({ request }) => {
      await line.held;
      if (line.isBroken) return HttpResponse.error();
      const { services } = await testApi();
      const viewer = await services.sessions.find(cookieJar.token ?? '');
      expect(request.headers.get('x-rizq-viewer')).toBe(viewer?.userId ?? null);
      const [number = '', accessToken] = request.headers.get('x-rizq-order')?.split(' ') ?? [];
      const order = viewer === null ? await services.ownOrders.open(number, { viewer, accessToken: accessToken ?? null }) : null;
      const uploader = viewer ?? { orderId: order?.id ?? '', accessTokenHash: order?.accessTokenHash ?? '' };
      try {
        // The interceptor cannot read jsdom's files, so known bytes stand in for each type.
        const bytes = request.headers.get('content-type') === 'image/jpeg' ? await jpeg() : Buffer.from(SCRIPT);
        const { id, picture } = await services.uploads.take(uploader, bytes, () => Promise.resolve());
        return HttpResponse.json({ id, picture: { ...picture, url: `/uploads/${id}-640.webp` } }, { status: 201 });
      } catch (error) {
        const { code } = error as UploadRefused;
        return HttpResponse.json({ code, message: UPLOAD_REFUSALS[code].text.en }, { status: UPLOAD_REFUSALS[code].status });
      }
    }),
  );
}

/** Logs in the demo vendor and handles uploads before each test; resets both after it. */
export function useProductEditor(): void {
  afterEach(() => {
    for (const { key } of pictureUploadsVar()) forgetUpload(key);
  });

  beforeEach(async () => {
    Object.assign(line, { held: Promise.resolve(), isBroken: false });
    const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, VENDOR);
    cookieJar.token = data.login.token;
    takeUploads();
  });
}
