import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';

/** Renders a design system component on an otherwise empty page, with English messages. */
export async function renderUi(part: ReactNode) {
  const messages = await loadAllMessages('en');
  const element = (
    <I18nProvider locale="en" messages={messages}>
      {part}
    </I18nProvider>
  );
  const view = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return { ...view, user: userEvent.setup({ delay: null }) };
}
