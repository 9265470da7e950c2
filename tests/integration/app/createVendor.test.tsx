import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { IN_PROCESS } from '#server/platform/caller.ts';
import { vendorDraftsVar } from '#client/state/drafts.ts';
import { MEMBER_PASSWORD, memberWithToken } from '#tests/support/api/aMember.ts';
import { testApi, cookieJar } from '#tests/support/app/apiServer.ts';
import { resetShopperState } from '#tests/support/setup/resetShopperState.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { aVendorInput, CREATE_VENDOR } from '#tests/support/api/vendorOperations.ts';

let people = 0;
const KEY = 'persist:shop-drafts';

/** Sets a field's text in a single event. */
const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

/** Creates a member, optionally with a vendor, and logs this browser in. */
async function newcomer(vendor: Record<string, unknown> | null = null) {
  people += 1;
  const api = await testApi();
  const { token, viewer } = await memberWithToken(api, `seller${people}@example.com`);
  cookieJar.token = token;
  if (vendor !== null) {
    const { data } = await api.execute<{ createVendor: { vendor: { id: string }; errors: unknown[] } }>(
      CREATE_VENDOR,
      { input: aVendorInput({ name: `Kedai Kopi ${people}`, slug: `kedai-${people}`, ...vendor }) },
      { viewer },
    );
    expect(data.createVendor.errors).toEqual([]);
  }
  const own = async () => (await api.store.query('vendors', { where: { ownerId: viewer.userId } })).items[0]!;
  return { api, viewer, own };
}

describe('a member without a shop', () => {
  test('can open one with the form in the vendor console, and then sees the first steps', async () => {
    const { own } = await newcomer();
    const { user } = await renderApp('/vendor-dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Open your shop' })).toBeVisible();
    const form = screen.getByRole('form', { name: 'Open your shop' });
    fill(within(form).getByLabelText('Shop name'), 'Kedai Baharu Ani');
    expect(within(form).getByText('/shop/kedai-baharu-ani')).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Open the shop' }));
    const alert = await within(form).findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(within(form).getByLabelText('City')).toBeInvalid();
    expect(within(form).getByLabelText('Shop name')).toHaveValue('Kedai Baharu Ani');
    fill(within(form).getByLabelText('What kind of shop'), 'Bakery');
    fill(within(form).getByLabelText('About your shop'), 'Bread from a wood fire.');
    fill(within(form).getByLabelText('City'), 'Taiping');
    await user.selectOptions(within(form).getByLabelText('State'), 'Perak');
    const goTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(within(form).getByRole('button', { name: 'Open the shop' }));
    const steps = await screen.findByRole('region', { name: 'First steps' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Welcome to your shop/ })).toHaveFocus());
    expect(vendorDraftsVar().drafts).toEqual({});
    expect(screen.queryByText('Nothing to pack. Well done.')).toBeNull();
    expect(goTo).toHaveBeenLastCalledWith(0, 0);
    expect(within(steps).getByRole('progressbar', { name: '0 of 3 done' })).toHaveAttribute('max', '3');
    expect(screen.getByRole('heading', { level: 3, name: /^No sales in the last/ })).toBeVisible();
    expect(screen.queryByRole('img', { name: /No sales\.$/ })).toBeNull();
    expect(within(steps).getByRole('link', { name: 'Upload your first product' })).toHaveAttribute('href', '/vendor-upload');
    expect(await own()).toMatchObject({ slug: 'kedai-baharu-ani', state: 'PERAK', kind: { en: 'Bakery' } });
  });

  test('sees which of name and URL another shop has, and the form keeps its input', async () => {
    await newcomer();
    const { user } = await renderApp('/vendor-edit');
    fill(await screen.findByLabelText('Shop name'), 'DAPUR mak-som');
    fill(screen.getByLabelText(/^Address/), 'dapur-mak-som');
    fill(screen.getByLabelText('What kind of shop'), 'Bakery');
    fill(screen.getByLabelText('About your shop'), 'Bread.');
    fill(screen.getByLabelText('City'), 'Taiping');
    await user.selectOptions(screen.getByLabelText('State'), 'Perak');
    await user.click(screen.getByRole('button', { name: 'Open the shop' }));
    await waitFor(() => expect(screen.getByLabelText(/^Address/)).toBeInvalid());
    expect(screen.getByLabelText(/^Address/)).toHaveAccessibleDescription(/Another shop uses this address/);
    expect(screen.getByLabelText('Shop name')).toHaveAccessibleDescription(/Another shop uses this name/);
    expect(screen.getByLabelText('About your shop')).toHaveValue('Bread.');
  });
});

/** The drafts that this browser stores when the user leaves the page. */
function storedDrafts(): Record<string, string> {
  vendorDraftsVar.flush();
  return { [KEY]: localStorage.getItem(KEY) ?? '' };
}

describe('a draft of a shop', () => {
  test('survives a reload before the shop is open', async () => {
    await newcomer();
    const first = await renderApp('/vendor-dashboard');
    fill(await screen.findByLabelText('Shop name'), 'Kedai Esok');
    const storage = storedDrafts();
    first.unmount();
    resetShopperState();
    await renderApp('/vendor-dashboard', { storage });
    await waitFor(() => expect(screen.getByLabelText('Shop name')).toHaveValue('Kedai Esok'));
    expect(screen.getByText('What you typed before is still here. It is not saved yet.')).toBeVisible();
  });

  test('survives a reload of the settings, except for the bank account', async () => {
    await newcomer({});
    const first = await renderApp('/vendor-setting-edit');
    const business = await screen.findByRole('form', { name: 'Business' });
    fill(within(business).getByLabelText('Business', { selector: 'input' }), 'Kopi Leech Enterprise');
    const bank = screen.getByRole('form', { name: 'Bank account' });
    fill(within(bank).getByLabelText(/^Account number \(/), '112233445566');
    const storage = storedDrafts();
    expect(JSON.stringify({ ...localStorage })).not.toContain('112233445566');
    first.unmount();
    resetShopperState();
    await renderApp('/vendor-setting-edit', { storage });
    await waitFor(() => expect(screen.getByLabelText('Business', { selector: 'input' })).toHaveValue('Kopi Leech Enterprise'));
    expect(screen.getByLabelText(/^Account number \(/)).toHaveValue('');
  });
});

describe('a vendor', () => {
  test('edits the profile beside a preview', async () => {
    const { own } = await newcomer({});
    const { user } = await renderApp('/vendor-edit');
    const name = await screen.findByLabelText('Shop name');
    fill(name, 'Kopi Jalan Leech');
    const preview = screen.getByRole('complementary', { name: 'As shoppers see it' });
    expect(within(preview).getByRole('heading', { name: 'Kopi Jalan Leech' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await own()).name).toBe('Kopi Jalan Leech'));
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  test('is asked before unsaved changes are left', async () => {
    await newcomer({});
    const { user } = await renderApp('/vendor-edit');
    fill(await screen.findByLabelText('City'), 'Ipoh Baru');
    await user.click(within(screen.getByRole('navigation', { name: 'Seller hub' })).getByRole('link', { name: 'Dashboard' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getAllByRole('button')[0]!);
    expect(screen.getByLabelText('City')).toHaveValue('Ipoh Baru');
  });

  test('chooses between two versions if someone else has saved meanwhile', async () => {
    const { api, own } = await newcomer({});
    const { user } = await renderApp('/vendor-edit');
    const city = await screen.findByLabelText('City');
    fill(city, 'Kampar');
    await api.store.transaction(async (transaction) => {
      const vendor = await transaction.get('vendors', (await own()).id);
      await transaction.put('vendors', { ...vendor!, city: 'Taiping', name: 'Kedai Kopi Pak Cik' });
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByRole('region', { name: 'Someone saved while you were editing' });
    const cities = await within(conflict).findByRole('group', { name: 'City' });
    expect(within(cities).getByRole('radio', { name: 'Yours: Kampar' })).toBeChecked();
    expect(within(cities).getByRole('radio', { name: 'Saved meanwhile: Taiping' })).not.toBeChecked();
    const names = within(conflict).getByRole('group', { name: 'Shop name' });
    expect(within(names).getByRole('radio', { name: 'Saved meanwhile: Kedai Kopi Pak Cik' })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await own()).toMatchObject({ city: 'Kampar', name: 'Kedai Kopi Pak Cik' }));
  });

  test('can save again when two parts of the settings are saved concurrently: the refused part keeps its input', async () => {
    const { own } = await newcomer({});
    const { user } = await renderApp('/vendor-setting-edit');
    const business = await screen.findByRole('form', { name: 'Business' });
    const options = screen.getByRole('form', { name: 'Express and self-pickup' });
    fill(within(business).getByLabelText('Business', { selector: 'input' }), 'Kopi Leech Enterprise');
    fill(within(options).getByLabelText(/^Express fee in dollars/), '7.50');
    const save = (form: HTMLElement) => within(form).getByRole('button', { name: 'Save this part' });
    fireEvent.click(save(business));
    fireEvent.click(save(options));
    const alert = await screen.findByRole('alert');
    const refused = alert.closest('form')!;
    expect(alert).toHaveTextContent('Someone changed this after you opened it');
    expect(within(options).getByLabelText(/^Express fee in dollars/)).toHaveValue('7.50');
    await waitFor(() => expect(within(refused).getByRole('button', { name: 'Save this part' })).not.toHaveAttribute('aria-busy'));
    await user.click(save(refused));
    await waitFor(async () => expect(await own()).toMatchObject({ businessName: 'Kopi Leech Enterprise', expressFeeCents: 750 }));
  });

  test('saves a bank account after typing it twice, and sees only its last digits afterwards', async () => {
    const { user } = await newcomer({}).then(() => renderApp('/vendor-setting-edit'));
    const bank = await screen.findByRole('form', { name: 'Bank account' });
    fill(within(bank).getByLabelText(/^Bank \(/), 'Maybank');
    fill(within(bank).getByLabelText(/^Account number \(/), '112233445566');
    fill(within(bank).getByLabelText(/^Account number again/), '112233445567');
    await user.click(within(bank).getByRole('button', { name: 'Save this part' }));
    expect(await within(bank).findByRole('alert')).toHaveTextContent('The two numbers differ');
    const again = within(bank).getByLabelText(/^Account number again/);
    fill(again, '112233445566');
    fill(within(bank).getByLabelText(/^Current password/), MEMBER_PASSWORD);
    expect(within(bank).getByRole('status')).toHaveTextContent('Account number: nothing → •••• 5566');
    await user.click(within(bank).getByRole('button', { name: 'Save this part' }));
    expect(await within(bank).findByText(/an account ending in 5566/)).toBeVisible();
    await waitFor(() => expect(within(bank).getByLabelText(/^Account number \(/)).toHaveValue(''));
  });

  test('can jump to a section of the settings, which gets the focus and is marked as current', async () => {
    await newcomer({});
    const goTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await renderApp('/vendor-setting-edit');
    const parts = await screen.findByRole('navigation', { name: 'Parts of this page' });
    expect(within(parts).getByRole('link', { current: true })).toHaveTextContent('Business');
    await user.click(within(parts).getByRole('link', { name: 'Holiday' }));
    expect(screen.getByRole('heading', { name: 'Holiday' })).toHaveFocus();
    expect(goTo).toHaveBeenCalledOnce();
    expect(within(parts).getByRole('link', { current: true })).toHaveTextContent('Holiday');
  });

  test('can jump to a section of the profile, which gets the focus', async () => {
    await newcomer({});
    const { user } = await renderApp('/vendor-edit');
    const parts = await screen.findByRole('navigation', { name: 'Parts of this page' });
    const links = within(parts).getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      await user.click(link);
      expect(screen.getByRole('heading', { level: 2, name: link.textContent })).toHaveFocus();
    }
  });

  test('needs an address to offer self-pickup', async () => {
    const { own } = await newcomer({});
    const { user } = await renderApp('/vendor-setting-edit');
    const form = await screen.findByRole('form', { name: 'Express and self-pickup' });
    await user.click(within(form).getByRole('checkbox', { name: /^Shoppers can pick up goods/ }));
    await user.click(within(form).getByRole('button', { name: 'Save this part' }));
    await waitFor(() => expect(within(form).getByLabelText('Street of your store')).toBeInvalid());
    fill(within(form).getByLabelText('Street of your store'), '12, Jalan Pasar');
    fill(within(form).getByLabelText('Postcode'), '31400');
    await user.click(within(form).getByRole('button', { name: 'Save this part' }));
    await waitFor(async () => expect((await own()).pickupAddress).toEqual({ line1: '12, Jalan Pasar', line2: null, postalCode: '31400' }));
  });

  test('changes delivery fees and days per state, and sees a summary of the changes before saving', async () => {
    const { own } = await newcomer({});
    const { user } = await renderApp('/vendor-setting-edit');
    const rates = await screen.findByRole('form', { name: 'Delivery regions' });
    const johor = within(rates).getByRole('group', { name: 'Johor' });
    const fee = within(johor).getByLabelText('Fee ($)');
    fill(fee, '3,5');
    await user.click(within(rates).getByRole('checkbox', { name: 'Sabah' }));
    expect(within(rates).getByRole('status')).toHaveTextContent('Sabah: $5.00, 4 to 8 working days → Not delivered');
    const most = within(johor).getByLabelText('Days, max.');
    fill(most, '1');
    await user.click(within(rates).getByRole('button', { name: 'Save this part' }));
    expect(within(johor).getByLabelText('Days, max.')).toBeInvalid();
    fill(most, '3');
    await user.click(within(rates).getByRole('button', { name: 'Save this part' }));
    await waitFor(async () => expect((await own()).deliveryRates).toHaveLength(15));
    expect((await own()).deliveryRates?.[0]).toEqual({ state: 'JOHOR', priceCents: 350, minDays: 2, maxDays: 3 });
  });

  test('sees an invalid fee as typed, not formatted as an amount', async () => {
    await newcomer({});
    await renderApp('/vendor-setting-edit');
    fill(await screen.findByLabelText(/^Express fee in dollars/), '-1');
    await waitFor(() => expect(document.body).toHaveTextContent('-1'));
    expect(document.body).not.toHaveTextContent('$-1');
  });

  test('is told before cropping that a picture is too narrow', async () => {
    await newcomer({});
    const { user } = await renderApp('/vendor-edit');
    URL.createObjectURL ??= () => 'blob:picture';
    URL.revokeObjectURL ??= () => undefined;
    await user.upload(await screen.findByLabelText(/: Logo$/), new File(['a photo'], 'pole.png', { type: 'image/png' }));
    const picture = await screen.findByRole('img', { name: 'The picture you chose' });
    Object.defineProperties(picture, { naturalWidth: { value: 100 }, naturalHeight: { value: 30_000 } });
    fireEvent.load(picture);
    expect(await screen.findByText(/^This picture cannot be cropped/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can close the shop for a holiday, and shoppers see until when', async () => {
    const { own } = await newcomer({});
    const { user, navigate } = await renderApp('/vendor-setting-edit');
    const holiday = await screen.findByRole('form', { name: 'Holiday' });
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    fill(within(holiday).getByLabelText(/^Open again on/), day);
    await user.click(within(holiday).getByRole('button', { name: 'Save this part' }));
    expect(await within(holiday).findByText(/^Closed\. Orders are taken again from/)).toBeVisible();
    expect((await own()).holidayUntil).toBe(new Date(`${day}T00:00:00+08:00`).toISOString());
    await navigate(`/shop/${(await own()).slug}`);
    expect(await screen.findByText(/is on holiday\. You can look around/)).toBeVisible();
    await navigate('/vendor-dashboard');
    expect(await screen.findByText(/^Closed\. Orders are taken again from/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'End the holiday' })).toHaveAttribute('href', '/vendor-setting-edit');
  });

  test('opens a shopper’s message, which marks it as read, and replies by email with its reference', async () => {
    const { api, own } = await newcomer({});
    const input = { name: 'Aina', email: 'aina@example.com', message: 'Is it fresh?' };
    const { reference } = await api.services.messages.contactVendor((await own()).id, input, {
      viewer: null,
      caller: IN_PROCESS,
      locale: 'en',
    });
    const { user } = await renderApp('/vendor-messages');
    const line = await screen.findByRole('button', { name: /Unread: ?Aina/ });
    expect(screen.getByRole('link', { name: /^Messages/ })).toHaveTextContent('1 unread message');
    await user.click(line);
    const reply = await screen.findByRole('link', { name: 'Answer aina@example.com' });
    expect(decodeURIComponent(reply.getAttribute('href') ?? '')).toContain(`mailto:aina@example.com?subject=Re: ${reference}`);
    await waitFor(() => expect(screen.getByRole('link', { name: /^Messages/ })).not.toHaveTextContent('unread'));
    await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^Messages/ })).toHaveTextContent('1 unread message'));
  });
});

test('a former URL of a shop redirects to the current one', async () => {
  const { api, own } = await newcomer({ slug: 'kedai-lama' });
  await api.store.transaction(async (transaction) => {
    const vendor = await transaction.get('vendors', (await own()).id);
    await transaction.put('vendors', { ...vendor!, slug: 'kedai-baharu', previousSlugs: ['kedai-lama'] });
  });
  const { address } = await renderApp('/shop/kedai-lama?tab=about');
  expect(await screen.findByRole('heading', { name: 'How a shop earns its level' })).toBeVisible();
  expect(address()).toBe('/shop/kedai-baharu?tab=about');
});
