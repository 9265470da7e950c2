import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EMPTY_VALUES } from '#client/pages/vendorUpload/productValues.ts';
import { productDraftsVar } from '#client/state/productDrafts.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { cookieJar, testApi } from '#tests/support/app/apiServer.ts';
import {
  SCRIPT,
  describeKuih,
  field,
  fill,
  photo,
  picturesInput,
  publish,
  shopOf,
  useProductEditor,
} from '#tests/support/app/productEditor.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

const KEY = productDraftsVar.key;

useProductEditor();

describe('a new product', () => {
  test('is restored from a draft of an earlier version, which has no attributes', async () => {
    const { attributes: _none, ...values } = { ...EMPTY_VALUES, title: 'Kuih of last week', category: 'bags' };
    const draft = { values, base: values, version: null, savedAt: new Date().toISOString() };
    await renderApp('/vendor-upload', { storage: { [KEY]: JSON.stringify({ drafts: { 'usr_demo_vendor new': draft } }) } });
    await waitFor(() => expect(field('Name')).toHaveValue('Kuih of last week'));
    expect(screen.getByRole('group', { name: /^Material/ })).toBeVisible();
  });

  test('has attribute fields that depend on its category', async () => {
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

  test('can be published with a weight that cannot be parsed, after a notice beside the field', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await describeKuih(user);
    await fill(user, field('Name'), 'Weighed kuih');
    const input = field(/^Weight or contents/);
    for (const weight of ['500-600 g', '1 kati', 'A5']) {
      await fill(user, input, '1,5 L');
      await waitFor(() => expect(input).toHaveAccessibleDescription(/^Such as 500g/));
      await fill(user, input, weight);
      await waitFor(() => expect(input).toHaveAccessibleDescription(/^This is not a readable amount/));
    }
    await user.click(publish());
    await screen.findByRole('button', { name: 'See it in the shop' });
    expect((await (await shopOf()).bySlug('weighed-kuih')).weight).toBe('A5');
  });

  test('is previewed as a card and published with a link to its page; its draft is deleted', async () => {
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

  test('does not add a size on Enter while an input method is composing', async () => {
    const { user } = await renderApp('/vendor-upload');
    const sizes = await screen.findByRole('textbox', { name: /^Sizes|^Other size|size/i });
    await user.type(sizes, 'da');
    fireEvent.keyDown(sizes, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(sizes, { key: 'Enter', keyCode: 229 });
    expect(sizes).toHaveValue('da');
    await user.keyboard('{Enter}');
    expect(sizes).toHaveValue('');
  });

  test('with missing values shows an error per field and a summary that links to the fields, and keeps its input', async () => {
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
      'Enter the expiry date of the certificate.',
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
  ])('counts the length of the name %j like the API', async (name, isRefused, count) => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    await fill(user, field('Name'), name);
    expect(field('Name')).toHaveAccessibleDescription(new RegExp(count));
    await user.click(publish());
    const summary = await screen.findByRole('alert');
    expect(within(summary).queryByRole('link', { name: /^Give the product a name/ }) !== null).toBe(isRefused);
  });

  test('shows why a picture file is refused beside its name, and accepts the others', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Remove large.jpg' }));
    expect(screen.queryByText('large.jpg')).toBeNull();
  });

  test('refuses sizes and colours that make more than 100 variants, with a message', async () => {
    const { user } = await renderApp('/vendor-upload');
    await screen.findByRole('heading', { level: 1, name: 'New product' });
    const sizes = (count: number) => Array.from({ length: count }, (_, index) => `S${index}`).join(', ');
    const message = /A product has at most 100 variants/;
    await fill(user, field('Add sizes'), sizes(101));
    await user.keyboard('{Enter}');
    expect(field('Add sizes')).toHaveAccessibleDescription(message);
    expect(field('Add sizes')).toHaveValue(sizes(101));
    await user.clear(field('Add sizes'));
    await fill(user, field('Add sizes'), sizes(60));
    await user.keyboard('{Enter}');
    expect(field('Add sizes')).not.toHaveAccessibleDescription(message);
    await user.click(screen.getByText(/^Colours/, { selector: 'summary' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pandan' }));
    expect(screen.queryByText(message)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Sage' }));
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Sage' })).not.toBeChecked();
    expect(screen.getAllByRole('textbox', { name: /^Stock of S/ })).toHaveLength(60);
  });

  test('is stored as a draft that survives a reload with its variants and the order of its pictures', async () => {
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
    // The first size takes over the stock that the product had before it came in sizes.
    expect([field('Stock of S'), field('Stock of M')].map((input) => (input as HTMLInputElement).value)).toEqual(['12', '3']);
    expect(productDraftsVar().drafts['usr_demo_vendor new']!.values.images.map(({ id }) => id)).toEqual(order);
    expect(screen.getByText(/^Draft kept on this device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(field('Name')).toHaveValue('');
  });

  test('keeps its input if the session has ended, and asks before the page is left', async () => {
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

describe('an edited product', () => {
  test('shows errors of the server beside their fields', async () => {
    const { bySlug } = await shopOf();
    const [sambal, satay] = [await bySlug('sambal-tumis'), await bySlug('satay-chicken').catch(() => undefined)];
    const taken = (satay ?? (await bySlug('roasted-peanuts'))).variants[0]!.sku;
    const { user } = await renderApp(`/vendor-upload?edit=${sambal.id}`);
    const sku = await screen.findByRole('textbox', { name: /SKU/ });
    await fill(user, sku, taken);
    await user.click(publish('Save changes'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another product in your shop uses this number');
    expect(sku).toHaveAccessibleDescription(/Another product/);
  });

  test('that someone else has changed meanwhile shows both versions, and the chosen values are saved', async () => {
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
    const both = await screen.findByRole('region', { name: 'Someone else changed this product' });
    const sides = (name: string) => within(within(both).getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
    expect(sides('Name').map(({ checked }) => checked)).toEqual([true, false]);
    // The description was not changed here, so the other version's description is preselected.
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

  test('keeps its label “Sale” while its reduced variant is sold out', async () => {
    const { store, bySlug } = await shopOf();
    const { version: _version, ...peanuts } = await bySlug('roasted-peanuts');
    const [first, ...others] = peanuts.variants;
    const priceCents = first!.priceCents ?? peanuts.priceCents;
    await store.transaction(async (transaction) => {
      const variants = [
        { ...first!, priceCents, wasPriceCents: priceCents + 500 },
        ...others.map((variant) => ({ ...variant, wasPriceCents: null })),
      ];
      await transaction.put('products', { ...peanuts, label: 'SALE', wasPriceCents: null, variants });
      await transaction.put('stock', { id: first!.id, onHand: 0 });
      for (const { id } of others) await transaction.put('stock', { id, onHand: 20 });
    });
    const { user } = await renderApp(`/vendor-upload?edit=${peanuts.id}`);
    await fill(user, await screen.findByRole('textbox', { name: 'Name' }), 'Peanuts, roasted anew');
    await user.click(publish('Save changes'));
    await screen.findByText('Saved. Shoppers see it now.');
    expect(await bySlug('roasted-peanuts')).toMatchObject({ title: { en: 'Peanuts, roasted anew' }, label: 'SALE' });
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

test('a product can be hidden from the dashboard, and restored by undo', async () => {
  const { bySlug } = await shopOf();
  const { user } = await renderApp('/vendor-dashboard');
  const status = await screen.findByRole('combobox', { name: /^Status of Roti canai/ });
  await user.selectOptions(status, 'Hidden');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await bySlug('roti-canai-frozen')).status).toBe('AVAILABLE'));
  expect((await bySlug('roti-canai-frozen')).version).toBeGreaterThan(2);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Status of Roti canai/ })).toHaveValue('AVAILABLE'));
});

test('changed stock counts are saved together; one that is outdated is reported and can be saved again', async () => {
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
  expect(screen.getByText('2 changes')).toBeVisible();
  await store.transaction((transaction) => transaction.put('stock', { id: sambal.variants[0]!.id, onHand: before - 2 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(new RegExp(`there are now ${before - 2}`))).toBeVisible();
  expect(input(sambal)).toHaveValue('77');
  expect(await onHand(sambal)).toBe(before - 2);
  const rotiBefore = await onHand(roti);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('2 changes saved');
  expect([await onHand(sambal), await onHand(roti)]).toEqual([77, rotiBefore + 1]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect([await onHand(sambal), await onHand(roti)]).toEqual([before - 2, rotiBefore]));
});

test('a price and a status are saved in the stock list; an edit by somebody else in the meantime is reported first', async () => {
  const { store, bySlug } = await shopOf();
  const roti = await bySlug('roti-canai-frozen');
  const { user } = await renderApp('/vendor-stock?q=roti');
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: `Price: ${roti.title.en}` });
  await screen.findByRole('heading', { level: 1, name: 'Stock' });
  const before = input().value;
  await fill(user, input(), '4.10');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Status of Roti canai/ }), 'Hidden');
  await store.transaction(async (transaction) => {
    await transaction.put('products', { ...(await transaction.get('products', roti.id))!, weight: '1kg' });
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Nothing was saved/);
  expect(input()).toHaveValue('4.10');
  expect(input()).toHaveAccessibleDescription(/^Someone changed this/);
  expect((await bySlug('roti-canai-frozen')).priceCents).toBe(roti.priceCents);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('2 changes saved');
  expect(await bySlug('roti-canai-frozen')).toMatchObject({ priceCents: 410, status: 'DISABLED', weight: '1kg' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await bySlug('roti-canai-frozen')).toMatchObject({ priceCents: roti.priceCents, status: 'AVAILABLE' }));
  await waitFor(() => expect(input()).toHaveValue(before));
});

test('searching the stock list changes the URL without loading a new page', async () => {
  const { user, address } = await renderApp('/vendor-stock?stock=low');
  await screen.findByRole('heading', { level: 1, name: 'Stock' });
  const search = within(screen.getByRole('search'));
  await user.type(search.getByRole('searchbox'), 'sambal & roti');
  await user.click(search.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/vendor-stock?q=sambal+%26+roti&stock=low'));
});
