import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmEmailDocument } from '#client/features/account/Confirmation.generated.ts';
import { MAX_GUEST_ALERTS } from '#schema/rules/limits.ts';
import { inboxIdOf } from '#server/modules/notifications/index.ts';
import { confirmationToken } from '#tests/support/api/mailbox.ts';
import { apiServer, failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { EMPTY_CART } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';
import { knownProduct } from '#tests/support/app/savedLists.ts';
import { anAlert } from '#tests/support/builders/alerts.ts';

const SET = 'mutation ($input: AlertInput!) { setAlert(input: $input) { isConfirmationSent errors { __typename } } }';
const ALL_ALERTS = { name: 'See all alerts of this email' };

/** The confirmation page of a guest's price alert. */
async function confirmationPage(email: string) {
  const { execute, services, mailbox } = await testApi();
  const { id: productId, title } = await knownProduct('kopi-o-kampung');
  await execute(SET, { input: { productId, email } });
  await services.settled();
  const app = await renderApp(`/confirm-email?token=${confirmationToken(mailbox, email)}`, { storage: EMPTY_CART });
  const confirm = async () => app.user.click(await screen.findByRole('button', { name: 'Confirm this email' }));
  return { ...app, confirm, title };
}

test('the confirmation of an alert leads to all alerts of the email; without the last one the page says that there are none', async () => {
  const { confirm, user, title } = await confirmationPage('last@example.com');
  expect(await screen.findByRole('button', { name: 'Confirm this email' })).toBeVisible();
  expect(screen.queryByRole('link', ALL_ALERTS)).toBeNull();
  await confirm();
  await user.click(await screen.findByRole('link', ALL_ALERTS));
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerts for last@example.com' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Delete the alert: ${title}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'No alerts for this email' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Alerts for/ })).toBeNull();
});

test('a confirmation that fails links to all alerts only if the email has the maximum number', async () => {
  const email = 'full@example.com';
  const { store } = await testApi();
  const of = (at: number) => anAlert({ id: `alt_full${at}`, email, inbox: inboxIdOf(email) });
  await store.transaction(async (transaction) => {
    for (let at = 0; at < MAX_GUEST_ALERTS; at += 1) await transaction.put('alerts', of(at));
  });
  const { confirm } = await confirmationPage(email);
  failOperation(ConfirmEmailDocument);
  await confirm();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.queryByRole('link', ALL_ALERTS)).toBeNull();
  apiServer.resetHandlers();
  await confirm();
  expect(await screen.findByRole('link', ALL_ALERTS)).toHaveAttribute('href', expect.stringMatching(/^\/user-alerts\/guest\?token=./));
  expect(await screen.findByRole('alert')).toBeVisible();
});
