import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sessionVar } from '#client/state/session.ts';
import { EMPTY_CART, fill, logIn } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { soldOutProduct } from '#tests/support/app/savedLists.ts';

const KOPI = '/product/kopi-o-kampung';
const SHIRT = '/product/batik-shirt-indigo';
/** The form for an alert about a lower price. */
const priceAlert = async () => within((await screen.findByText('Tell me when the price drops')).closest('details')!);

test('a member’s alert is no longer shown on the product after the logout', async () => {
  const app = await renderApp(`/login?next=${KOPI}`, { storage: EMPTY_CART });
  await logIn(app);
  await app.user.click((await priceAlert()).getByRole('button', { name: 'Notify me', hidden: true }));
  await screen.findByText(/^Alert set/);
  await app.navigate('/faq');
  await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
  await app.navigate(KOPI);
  expect(await screen.findByText(/^You have an alert for this/)).toBeInTheDocument();
  await app.user.click(screen.getAllByRole('button', { name: 'Nurul, My account' })[0]!);
  await app.user.click((await screen.findAllByRole('button', { name: 'Log out' }))[0]!);
  await waitFor(() => expect(sessionVar().user).toBeNull());
  await app.navigate(KOPI);
  await priceAlert();
  await waitFor(() => expect(screen.queryByText(/^You have an alert for this/)).toBeNull());
});

test('a product has either the form for an alert, or the statement that it is set with a button that stops it', async () => {
  const { slug } = await soldOutProduct();
  const path = `/product/${slug}`;
  const app = await renderApp(`/login?next=${path}`, { storage: EMPTY_CART });
  await logIn(app);
  for (const title of ['Sold out? We tell you when it is back', 'Tell me when the price drops']) {
    const box = async () => within((await screen.findByText(title)).closest('details')!);
    const button = (name: string) => ({ name, hidden: true });
    expect((await box()).queryByRole('button', button('Stop this alert'))).toBeNull();
    await app.user.click((await box()).getByRole('button', button('Notify me')));
    expect(await (await box()).findByText(/^Alert set/)).toBeInTheDocument();
    expect((await box()).queryByRole('button', button('Notify me'))).toBeNull();
    await app.navigate('/faq');
    await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
    await app.navigate(path);
    expect(await (await box()).findByText(/^You have an alert for this/)).toBeInTheDocument();
    expect((await box()).getByRole('link', { name: 'Your alerts', hidden: true })).toHaveAttribute('href', '/user-alerts');
    expect((await box()).queryByRole('button', button('Notify me'))).toBeNull();
    await app.user.click((await box()).getByRole('button', button('Stop this alert')));
    expect(await (await box()).findByRole('button', button('Notify me'))).toBeInTheDocument();
    expect((await box()).queryByText(/^You have an alert for this/)).toBeNull();
    await waitFor(async () =>
      expect(await screen.findByText(title).then((heading) => heading.closest('details'))).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  }
});

test('after an alert was set on one product, the next product has the form', async () => {
  const app = await renderApp(KOPI, { storage: EMPTY_CART });
  const first = await priceAlert();
  await app.user.type(first.getByLabelText('Your email'), 'watcher@example.com');
  await app.user.click(first.getByRole('button', { name: 'Notify me', hidden: true }));
  await screen.findByText('One step left: use the link in our email to watcher@example.com.');
  await app.navigate(SHIRT);
  await screen.findByRole('heading', { level: 1, name: /^Batik shirt/ });
  expect((await priceAlert()).getByLabelText('Your email')).toBeInTheDocument();
  expect(screen.queryByText(/^One step left/)).toBeNull();
});

test('a member changes the price of an alert in the list; a price that is not lower is refused', async () => {
  const app = await renderApp(`/login?next=${SHIRT}`, { storage: EMPTY_CART });
  await logIn(app);
  await app.user.click((await priceAlert()).getByRole('button', { name: 'Notify me', hidden: true }));
  await screen.findByText(/^Alert set/);
  await app.navigate('/user-alerts');
  const row = within((await screen.findByRole('link', { name: /^Batik shirt/ })).closest('li')!);
  await app.user.click(row.getByText('Change the price'));
  const save = async (price: string) => {
    await fill(app.user, row.getByRole('textbox'), price);
    await app.user.click(row.getByRole('button', { name: 'Save' }));
  };
  await save('9999');
  await waitFor(() => expect(row.getByRole('textbox')).toBeInvalid());
  await save('1.50');
  expect(await row.findByText('Your choice is saved.')).toBeVisible();
  expect(row.getByText(/\$1\.50/)).toBeVisible();
});
