import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SHOPPER } from '#tests/support/api/accountOperations.ts';
import { EMPTY_CART, fill } from '#tests/support/app/memberSteps.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('registering', () => {
  test('shows errors beside the fields, and links to the login for an existing email', async () => {
    const app = await renderApp('/register', { storage: EMPTY_CART });
    const form = await screen.findByRole('form', { name: 'Create account' });
    const { user } = app;
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('Please fix 4 fields').closest('[role=alert]')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Enter a password/);
    await fill(user, screen.getByLabelText('First name'), 'Farah');
    await fill(user, screen.getByLabelText('Email'), SHOPPER.email);
    await fill(user, screen.getByLabelText('Mobile number'), '012-345 6789');
    await fill(user, screen.getByLabelText('Password'), 'password');
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/easy to guess/));
    await fill(user, screen.getByLabelText('Password'), 'kopi tarik panas');
    await user.click(within(form).getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/account with this email already/));
    expect(localStorage.getItem('persist:registration') ?? '').not.toContain('kopi');
    await user.click(screen.getByRole('link', { name: 'Log in with it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(SHOPPER.email);
  });

  test('welcomes the new member and shows the name in the header', async () => {
    const app = await renderApp('/register', { storage: EMPTY_CART });
    const { user } = app;
    await fill(user, await screen.findByLabelText('First name'), 'Farah');
    await fill(user, screen.getByLabelText('Mobile number'), '012-345 6789');
    await screen.findByLabelText('Email');
    await fill(user, screen.getByLabelText('Email'), 'farah@example.com');
    await fill(user, screen.getByLabelText('Password'), 'kopi tarik panas');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Welcome to Rizq, Farah')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add your first address' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Farah, My account' })[0]).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});
