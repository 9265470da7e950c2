import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type UploadRefused, UPLOAD_REFUSALS } from '#server/modules/media/uploadRefusal.ts';
import { forgetUpload, pictureUploadsVar } from '#client/pages/vendorUpload/pictureUploads.ts';
import { EMPTY_VALUES } from '#client/pages/vendorUpload/productValues.ts';
import { dropProductDraft, productDraftsVar } from '#client/state/productDrafts.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { LOGIN, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { apiServer, cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const KEY = productDraftsVar.key;

/** Connection of the uploads: held back, or failing. */
const line = { held: Promise.resolve(), isBroken: false };

/** Holds uploads back until the returned function is called. */
function holdUploads(): () => void {
  let release = () => {};
  line.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

afterEach(() => {
  for (const { key } of pictureUploadsVar()) forgetUpload(key);
});

beforeEach(async () => {
  Object.assign(line, { held: Promise.resolve(), isBroken: false });
  const { data } = await (await testApi()).execute<{ login: AuthResponse }>(LOGIN, VENDOR);
  cookieJar.token = data.login.token;
  apiServer.use(
    http.post('*/uploads', async ({ request }) => {
      await line.held;
      if (line.isBroken) return HttpResponse.error();
      const { services } = await testApi();
      const viewer = await services.sessions.find(cookieJar.token ?? '');
      expect(request.headers.get('x-rizq-viewer')).toBe(viewer?.userId);
      try {
        // The interceptor cannot read jsdom's files, so each type stands for known bytes.
        const bytes = request.headers.get('content-type') === 'image/jpeg' ? await jpeg() : Buffer.from(SCRIPT);
        const { id, picture } = await services.uploads.take(viewer!, bytes, () => Promise.resolve());
        return HttpResponse.json({ id, picture: { ...picture, url: `/uploads/${id}-640.webp` } }, { status: 201 });
      } catch (error) {
        const { code } = error as UploadRefused;
        return HttpResponse.json({ code, message: UPLOAD_REFUSALS[code].text.en }, { status: UPLOAD_REFUSALS[code].status });
      }
    }),
  );
});

async function shopOf() {
  const { services, store } = await testApi();
  const vendor = services.vendorAccounts.vendorOf('usr_demo_vendor')!;
  const bySlug = async (slug: string) => (await store.query('products', { where: { slug } })).items[0]!;
  return { services, store, vendor, bySlug };
}

const SCRIPT = '<script>alert(1)</script>';
const jpeg = () =>
  sharp({ create: { width: 200, height: 240, channels: 3, background: '#a03050' } })
    .jpeg()
    .toBuffer();

const photo = (name: string) => new File(['a photo'], name, { type: 'image/jpeg' });

const picturesInput = () => document.querySelector<HTMLInputElement>('input[data-pictures]')!;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** As a whole: typing renders the page after each key. */
async function fill(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  await user.paste(text);
}

async function describeKuih(user: UserEvent): Promise<void> {
  await user.upload(picturesInput(), photo('kuih.jpg'));
  await screen.findByRole('button', { name: 'Remove picture 1' });
  await fillKuih(user);
}

async function fillKuih(user: UserEvent, name = 'Kuih sarang semut'): Promise<void> {
  await fill(user, field('Name'), name);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Snacks');
  await fill(user, field('Description'), 'Nine layers, steamed.');
  await fill(user, field('Price'), '4.50');
  await fill(user, field(/^Stock/), '12');
}

const publish = (name = 'Publish') => screen.getAllByRole('button', { name })[0]!;

describe('a new product', () => {
  test('continues from a draft of an earlier version without attributes', async () => {
    const { attributes: _none, ...values } = { ...EMPTY_VALUES, title: 'Kuih of last week', category: 'bags' };
    const draft = { values, base: values, version: null, savedAt: new Date().toISOString() };
    await renderApp('/vendor-upload', { storage: { [KEY]: JSON.stringify({ drafts: { 'usr_demo_vendor new': draft } }) } });
    await waitFor(() => expect(field('Name')).toHaveValue('Kuih of last week'));
    expect(screen.getByRole('group', { name: /^Material/ })).toBeVisible();
  });

  test('has the attributes of its category', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await describeKuih(user);
    await fill(user, field('Name'), 'Rattan tray');
    expect(screen.queryByRole('group', { name: /^Material/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Bags');
    await user.click(within(screen.getByRole('group', { name: /^Material/ })).getByRole('checkbox', { name: 'Rattan' }));
    await user.click(publish());
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect((await (await shopOf()).bySlug('rattan-tray')).attributes).toEqual({ material: ['rattan'] });
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Rattan' })).toBeChecked());
  });

  test('is described, previewed as a card, and published with a link to its page; the draft is deleted', async () => {
    const { user, address } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await describeKuih(user);
    await fill(user, field(/^Tags/), 'Sweet, sweet, tea time');
    const card = screen.getByRole('complementary', { name: 'As shoppers see it' });
    await waitFor(() => expect(card).toHaveTextContent(/4\.50.*Kuih sarang semut.*Dapur Mak Som/));
    await user.click(publish());
    const toast = await screen.findByRole('button', { name: 'See it in the shop' });
    expect(address()).toMatch(/^\/vendor-upload\?edit=prd_/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit product' })).toBeVisible();
    expect(productDraftsVar().drafts).toEqual({});
    const product = await (await shopOf()).bySlug('kuih-sarang-semut');
    expect(product).toMatchObject({ priceCents: 450, tags: ['sweet', 'tea-time'], vendorId: (await shopOf()).vendor.id });
    expect(toast).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/product/kuih-sarang-semut');
  });

  test('takes no size from text that an input method still composes', async () => {
    const { user } = await renderApp('/vendor-upload');
    const sizes = await screen.findByRole('textbox', { name: /^Sizes|^Other size|size/i });
    await user.type(sizes, 'da');
    fireEvent.keyDown(sizes, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(sizes, { key: 'Enter', keyCode: 229 });
    expect(sizes).toHaveValue('da');
    await user.keyboard('{Enter}');
    expect(sizes).toHaveValue('');
  });

  test('shows beside each field what is missing, with links to the fields, and clears nothing', async () => {
    const { user } = await renderApp('/vendor-upload');
    await user.type(await screen.findByRole('textbox', { name: 'Price' }), 'twelve');
    await user.click(screen.getByRole('checkbox', { name: 'This product is certified halal' }));
    await user.click(publish());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Add at least one picture.',
      'Give the product a name of at least two letters.',
      'Choose a category.',
      'Describe the product in a sentence or more.',
      'Enter an amount such as 12.50.',
      'Enter a whole number of units, 0 or more.',
      'Say who certified it, for example JAKIM.',
      'Enter the number of the certificate.',
      'Enter until when the certificate is good.',
    ]);
    expect(field('Price')).toHaveValue('twelve');
    expect(field('Price')).toHaveAccessibleDescription(/Enter an amount/);
    await user.click(within(summary).getByRole('link', { name: /Choose a category/ }));
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  });

  test.each([
    ['米', false, '2 of 120'],
    ['டீ', false, '2 of 120'],
    ['Ox', false, '2 of 120'],
    ['O', true, '1 of 120'],
    ['豆腐'.repeat(30), false, '120 of 120'],
  ])('measures the name %j as the API does', async (name, isRefused, count) => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fill(user, field('Name'), name);
    expect(field('Name')).toHaveAccessibleDescription(new RegExp(count));
    await user.click(publish());
    const summary = await screen.findByRole('alert');
    expect(within(summary).queryByRole('link', { name: /^Give the product a name/ }) !== null).toBe(isRefused);
  });

  test('shows why a file is refused, beside its name, and accepts the others', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    const script = new File([SCRIPT], 'holiday.png', { type: 'image/png' });
    const large = new File([new Uint8Array(26 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
    const torn = new File([new Uint8Array(6 * 1024 * 1024)], 'torn.jpg', { type: 'image/jpeg' });
    await user.upload(picturesInput(), [large, script, torn, photo('good.jpg')]);
    expect(await screen.findByText(/^This file cannot be read as a picture/)).toBeVisible();
    expect(await screen.findByText(/^The file has 26\.0 MB\. Save the picture with at most 25 MB/)).toBeVisible();
    expect(await screen.findByText(/^This is not a JPEG/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forget large.jpg' }));
    expect(screen.queryByText('large.jpg')).toBeNull();
  });

  test('is stored as a draft over a reload, variants and pictures in their order included', async () => {
    const first = await renderApp('/vendor-upload');
    const { user } = first;
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await describeKuih(user);
    await user.upload(picturesInput(), photo('second.jpg'));
    await user.click(await screen.findByRole('button', { name: 'Move picture 2 earlier' }));
    await user.type(field('Add sizes'), 'S, M{Enter}');
    await user.type(field('Add sizes'), 'm{Enter}');
    expect(field('Add sizes')).toHaveAccessibleDescription(/“m” and “M” are the same to buyers/);
    expect(field('Add sizes')).toHaveValue('m');
    await user.clear(field('Add sizes'));
    await fill(user, field('Stock of M'), '3');
    const order = productDraftsVar().drafts['usr_demo_vendor new']!.values.images.map(({ id }) => id);
    productDraftsVar.flush();
    const stored = localStorage.getItem(KEY)!;
    first.unmount();
    productDraftsVar({ drafts: {} });
    await renderApp('/vendor-upload', { storage: { [KEY]: stored } });
    productDraftsVar.hydrate(stored);
    await waitFor(() => expect(field('Name')).toHaveValue('Kuih sarang semut'));
    // The first size takes over the stock that the product had without sizes.
    expect([field('Stock of S'), field('Stock of M')].map((input) => (input as HTMLInputElement).value)).toEqual(['12', '3']);
    expect(productDraftsVar().drafts['usr_demo_vendor new']!.values.images.map(({ id }) => id)).toEqual(order);
    expect(screen.getByText(/^Draft kept on this device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(field('Name')).toHaveValue('');
  });

  test('keeps its values when the session has ended, and needs a confirmation before the page is left', async () => {
    const { user, navigate, address } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await describeKuih(user);
    const leaving = navigate('/vendor-dashboard');
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    await leaving;
    expect(address()).toBe('/vendor-upload');
    cookieJar.token = null;
    await user.click(publish());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Log in/);
    expect(field('Name')).toHaveValue('Kuih sarang semut');
    expect(Object.keys(productDraftsVar().drafts)).toEqual(['usr_demo_vendor new']);
  });
});

describe('pictures that still upload', () => {
  const drafts = () => productDraftsVar().drafts;
  const NEW = 'usr_demo_vendor new';

  test('are waited for when the product is published; none is left for the next product', async () => {
    const { user, address, navigate } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fillKuih(user, 'Kuih cincin');
    await user.upload(picturesInput(), photo('first.jpg'));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    const release = holdUploads();
    await user.upload(picturesInput(), [photo('second.jpg'), photo('third.jpg')]);
    await user.click(publish());
    expect((await screen.findAllByRole('button', { name: 'Waiting for 2 pictures…' }))[0]).toBeVisible();
    expect(await (await shopOf()).store.query('products', { where: { slug: 'kuih-cincin' } })).toMatchObject({ items: [] });
    // Text typed meanwhile is published, too.
    await fill(user, field('Price'), '5.25');
    release();
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect(address()).toMatch(/edit=prd_/);
    const product = await (await shopOf()).bySlug('kuih-cincin');
    expect(product.pictures).toHaveLength(3);
    expect(product.priceCents).toBe(525);
    await navigate('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    expect(screen.queryByRole('button', { name: /^Remove picture/ })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(drafts()).toEqual({});
  });

  test('join the draft they were chosen for when another product is opened meanwhile', async () => {
    const { user, navigate } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    const release = holdUploads();
    await user.upload(picturesInput(), [photo('first.jpg'), photo('second.jpg')]);
    const sambal = await (await shopOf()).bySlug('sambal-tumis');
    await navigate(`/vendor-upload?edit=${sambal.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Edit product' });
    expect(screen.queryByText('first.jpg')).toBeNull();
    const count = screen.getAllByRole('button', { name: /^Remove picture/ }).length;
    release();
    await waitFor(() => expect(drafts()[NEW]?.values.images).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(count);
    expect(Object.keys(drafts())).toEqual([NEW]);
    await navigate('/vendor-upload');
    expect(await screen.findByRole('button', { name: 'Remove picture 2' })).toBeVisible();
  });

  test('are shown and waited for when their draft is opened again', async () => {
    const { user, navigate } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fillKuih(user, 'Kuih ros');
    const release = holdUploads();
    await user.upload(picturesInput(), photo('first.jpg'));
    const sambal = await (await shopOf()).bySlug('sambal-tumis');
    await navigate(`/vendor-upload?edit=${sambal.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Edit product' });
    await navigate('/vendor-upload');
    expect(await screen.findByText('first.jpg')).toBeVisible();
    await user.click(publish());
    expect((await screen.findAllByRole('button', { name: 'Waiting for 1 picture…' }))[0]).toBeVisible();
    release();
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect((await (await shopOf()).bySlug('kuih-ros')).pictures).toHaveLength(1);
  });

  test('end with a discarded draft', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fillKuih(user, 'Kuih bahulu');
    const release = holdUploads();
    await user.upload(picturesInput(), photo('first.jpg'));
    await user.click(publish());
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.queryByText('first.jpg')).toBeNull();
    release();
    line.held = Promise.resolve();
    await user.upload(picturesInput(), photo('next.jpg'));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    expect(drafts()[NEW]?.values).toMatchObject({ title: '' });
    expect(drafts()[NEW]?.values.images).toHaveLength(1);
    expect(await (await shopOf()).store.query('products', { where: { slug: 'kuih-bahulu' } })).toMatchObject({ items: [] });
  });

  test('do not join a new draft after their own was published in another tab', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    const release = holdUploads();
    await user.upload(picturesInput(), photo('first.jpg'));
    await screen.findByText('first.jpg');
    act(() => dropProductDraft(NEW));
    release();
    await waitFor(() => expect(screen.queryByText('first.jpg')).toBeNull());
    expect(drafts()).toEqual({});
  });

  test('stop the publication when one fails, until it is sent again or removed', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await describeKuih(user);
    await fill(user, field('Name'), 'Kuih talam');
    const release = holdUploads();
    line.isBroken = true;
    await user.upload(picturesInput(), photo('second.jpg'));
    await user.click(publish());
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Some pictures were not uploaded/);
    line.isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again: second.jpg' }));
    await screen.findByRole('button', { name: 'Remove picture 2' });
    await user.click(publish());
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect((await (await shopOf()).bySlug('kuih-talam')).pictures).toHaveLength(2);
  });

  test('are lost in a reload, but those that were uploaded stay with the draft; closing the tab asks first', async () => {
    const first = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await first.user.upload(picturesInput(), photo('first.jpg'));
    await screen.findByRole('button', { name: 'Remove picture 1' });
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    const release = holdUploads();
    await first.user.upload(picturesInput(), photo('second.jpg'));
    expect(closing()).toBe(true);
    productDraftsVar.flush();
    const stored = localStorage.getItem(KEY)!;
    await first.user.click(screen.getByRole('button', { name: 'Forget second.jpg' }));
    expect(closing()).toBe(false);
    release();
    first.unmount();
    productDraftsVar({ drafts: {} });
    await renderApp('/vendor-upload', { storage: { [KEY]: stored } });
    productDraftsVar.hydrate(stored);
    expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    expect(drafts()[NEW]?.values.images).toHaveLength(1);
  });
});

describe('a product that is changed', () => {
  test('shows what the server refuses beside its field', async () => {
    const { bySlug } = await shopOf();
    const [sambal, satay] = [await bySlug('sambal-tumis'), await bySlug('satay-chicken').catch(() => undefined)];
    const taken = (satay ?? (await bySlug('roasted-peanuts'))).variants[0]!.sku;
    const { user } = await renderApp(`/vendor-upload?edit=${sambal.id}`);
    const sku = await screen.findByRole('textbox', { name: /SKU/ });
    await fill(user, sku, taken);
    await user.click(publish('Save changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another product of your shop has this number');
    expect(sku).toHaveAccessibleDescription(/Another product/);
  });

  test('by another person meanwhile is shown in both versions, and the chosen values are saved', async () => {
    const { services, vendor, bySlug } = await shopOf();
    const { id } = await bySlug('sambal-tumis');
    const { user } = await renderApp(`/vendor-upload?edit=${id}`);
    const title = await screen.findByRole('textbox', { name: 'Name' });
    await fill(user, title, 'Sambal, my name');
    await fill(user, field('Price'), '5');
    const theirs = await services.inventory.save(await aSeller((await testApi()).store, vendor), {
      id,
      input: { price: 599, brand: null, description: { en: 'Their words about it.' } },
    });
    expect(theirs.errors).toEqual([]);
    await user.click(publish('Save changes'));
    const both = await screen.findByRole('region', { name: 'Somebody changed this product meanwhile' });
    const sides = (name: string) => within(within(both).getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
    expect(sides('Name').map(({ checked }) => checked)).toEqual([true, false]);
    // Not changed here: the other value is preselected.
    expect(sides('Description').map(({ checked }) => checked)).toEqual([false, true]);
    await user.click(sides('Price')[1]!);
    await user.click(within(both).getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('Saved. Shoppers see it now.');
    expect(await bySlug('sambal-tumis')).toMatchObject({
      title: { en: 'Sambal, my name' },
      priceCents: 599,
      brand: null,
      description: { en: 'Their words about it.' },
    });
    expect(productDraftsVar().drafts).toEqual({});
  });

  test('of another shop is not found', async () => {
    const { bySlug, vendor } = await shopOf();
    const foreign = await bySlug('leather-belt');
    expect(foreign.vendorId).not.toBe(vendor.id);
    await renderApp(`/vendor-upload?edit=${foreign.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your shop has no such product' })).toBeVisible();
  });

  test('can be copied with its pictures and without its SKUs', async () => {
    const { bySlug } = await shopOf();
    const peanuts = await bySlug('roasted-peanuts');
    const { user, address } = await renderApp(`/vendor-upload?copy=${peanuts.id}`);
    const title = await screen.findByRole('textbox', { name: 'Name' });
    await fill(user, title, 'Kacang, smoked');
    await user.click(publish());
    await waitFor(() => expect(address()).toMatch(/edit=/));
    const copy = await bySlug('kacang-smoked');
    expect(copy.pictures.map(({ key }) => key)).toEqual(peanuts.pictures.map(({ key }) => key));
    expect(copy.variants.map(({ options }) => options)).toEqual(peanuts.variants.map(({ options }) => options));
    expect(new Set([...copy.variants, ...peanuts.variants].map(({ sku }) => sku)).size).toBe(2 * copy.variants.length);
  });
});

test('a product is withdrawn from the dashboard, and restored by undo', async () => {
  const { bySlug } = await shopOf();
  const { user } = await renderApp('/vendor-dashboard');
  const status = await screen.findByRole('combobox', { name: /^Status of Roti canai/ });
  await user.selectOptions(status, 'Hidden');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await bySlug('roti-canai-frozen')).status).toBe('AVAILABLE'));
  expect((await bySlug('roti-canai-frozen')).version).toBeGreaterThan(2);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Status of Roti canai/ })).toHaveValue('AVAILABLE'));
});

test('stock counts are saved together; an outdated one is reported and can be entered again', async () => {
  const { store, bySlug } = await shopOf();
  const [sambal, roti] = [await bySlug('sambal-tumis'), await bySlug('roti-canai-frozen')];
  const onHand = async (product: typeof sambal) => (await store.get('stock', product.variants[0]!.id))!.onHand;
  const { user } = await renderApp('/vendor-stock');
  const input = (product: typeof sambal) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`${product.variants[0]!.sku}$`) });
  await screen.findByRole('heading', { level: 1, name: 'Stock' });
  const before = Number(input(sambal).value);
  await fill(user, input(sambal), '77');
  await user.click(screen.getByRole('button', { name: new RegExp(`^One more: ${roti.title.en!.slice(0, 10)}`) }));
  expect(screen.getByText('2 numbers changed')).toBeVisible();
  await store.transaction((transaction) => transaction.put('stock', { id: sambal.variants[0]!.id, onHand: before - 2 }));
  await user.click(screen.getByRole('button', { name: 'Save stock' }));
  expect(await screen.findByText(new RegExp(`there are now ${before - 2}`))).toBeVisible();
  expect(input(sambal)).toHaveValue('77');
  expect(await onHand(sambal)).toBe(before - 2);
  const rotiBefore = await onHand(roti);
  await user.click(screen.getByRole('button', { name: 'Save stock' }));
  await screen.findByText('2 numbers saved');
  expect([await onHand(sambal), await onHand(roti)]).toEqual([77, rotiBefore + 1]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect([await onHand(sambal), await onHand(roti)]).toEqual([before - 2, rotiBefore]));
});

test('the stock list is searched without a new document', async () => {
  const { user, address } = await renderApp('/vendor-stock?stock=low');
  await screen.findByRole('heading', { level: 1, name: 'Stock' });
  const search = within(screen.getByRole('search'));
  await user.type(search.getByRole('searchbox'), 'sambal & roti');
  await user.click(search.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/vendor-stock?q=sambal+%26+roti&stock=low'));
});
