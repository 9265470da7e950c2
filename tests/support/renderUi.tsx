import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';

/** A part of the design system by itself, with English texts. */
export async function renderUi(part: ReactNode) {
  const messages = await loadAllMessages('en');
  const view = render(
    <I18nProvider locale="en" messages={messages}>
      {part}
    </I18nProvider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }) };
}
