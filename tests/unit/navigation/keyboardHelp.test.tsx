import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyboardHelp } from '#client/features/navigation/KeyboardHelp.tsx';
import { renderUi } from '#tests/support/app/renderUi.tsx';

test('pressing ? lists the keyboard shortcuts, except while typing in a field', async () => {
  const { user } = await renderUi(
    <>
      <input aria-label="Words" />
      <KeyboardHelp />
    </>,
  );
  await user.type(screen.getByLabelText('Words'), '?');
  expect(screen.queryByRole('heading', { name: 'Keys' })).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard('?');
  expect(screen.getByRole('heading', { name: 'Keys' })).toBeVisible();
  expect(screen.getByText('to the search box')).toBeVisible();
});
