import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SendMessageDocument } from '#client/pages/contact/ContactPage.generated.ts';
import { failOperation, testApi } from '#tests/support/app/apiServer.ts';
import { renderApp } from '#tests/support/app/renderApp.tsx';

describe('the contact form', () => {
  test('keeps invalid input, moves the focus to the errors, and shows a reference number once the message is sent', async () => {
    const { user } = await renderApp('/contact-us');
    await user.type(await screen.findByLabelText('Your name'), 'Aina');
    await user.type(screen.getByLabelText('Email'), 'aina@');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await user.click(within(summary).getByRole('link', { name: 'Write your message' }));
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(screen.getByLabelText('Your name')).toHaveValue('Aina');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/name@example.com/);

    await user.type(screen.getByLabelText('Email'), 'example.com');
    await user.type(screen.getByLabelText('Message'), 'Where are my mangoes?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank you, we have your message' })).toHaveFocus());
    const [message] = await (await testApi()).services.messageRepository.newest();
    expect(message).toMatchObject({ name: 'Aina', email: 'aina@example.com', message: 'Where are my mangoes?' });
    expect(screen.getByText(message?.reference ?? 'no reference')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await screen.findByLabelText('Message')).toHaveValue('');
  });

  test('has an order number field for topics about orders, and takes topic and number from the URL', async () => {
    const { user } = await renderApp('/contact-us?topic=return&order=RZQ-7K4M-2Q9D');
    expect(await screen.findByLabelText(/^Order number/)).toHaveValue('RZQ-7K4M-2Q9D');
    expect(screen.getByLabelText('What is it about?')).toHaveValue('RETURN');
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'Selling on Rizq');
    expect(screen.queryByLabelText(/^Order number/)).toBeNull();
  });

  test('keeps its input if the server does not respond', async () => {
    failOperation(SendMessageDocument);
    const { user } = await renderApp('/contact-us');
    await user.type(await screen.findByLabelText('Your name'), 'Aina');
    await user.type(screen.getByLabelText('Email'), 'aina@example.com');
    await user.type(screen.getByLabelText('Message'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Everything you typed is still here/);
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
  });
});

describe('the FAQs', () => {
  const details = (name: RegExp | string) => screen.getByRole('heading', { level: 3, name }).closest('details');

  test('open the answer that the URL fragment names', async () => {
    await renderApp('/faq#q-vat');
    await waitFor(() => expect(details('Is VAT included in the prices?')).toHaveAttribute('open'));
    expect(details('How can I pay?')).not.toHaveAttribute('open');
    expect(screen.getByText(/20% is added once/)).toBeVisible();
  });

  test('are searched while typing: matches are marked and opened', async () => {
    const { user } = await renderApp('/faq');
    await user.type(await screen.findByRole('searchbox', { name: 'Search the questions' }), 'sabah');
    expect(details('How long does delivery take?')).toHaveAttribute('open');
    expect(screen.queryByRole('heading', { level: 3, name: 'Is VAT included in the prices?' })).toBeNull();
    expect(screen.getAllByText('Sabah', { selector: 'mark' }).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), ' zzz');
    expect(await screen.findByRole('heading', { name: 'No question matches' })).toBeVisible();
  });

  test('can be limited to a topic, and expanded and collapsed together', async () => {
    const { user, address } = await renderApp('/faq');
    await user.click(await within(screen.getByRole('navigation', { name: 'Topics' })).findByRole('link', { name: 'Returns' }));
    await waitFor(() => expect(address()).toBe('/faq?topic=returns'));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4));
    const questions = screen.getAllByRole('heading', { level: 3 });
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    for (const question of questions) expect(question.closest('details')).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    for (const question of questions) expect(question.closest('details')).not.toHaveAttribute('open');
  });
});

describe('the blog', () => {
  const titles = () =>
    within(screen.getByRole('list', { name: 'Stories' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);

  test('keeps category, search and page in the URL', async () => {
    const { user, address, navigate } = await renderApp('/blog-left-sidebar');
    const first = titles();
    expect(first).toHaveLength(6);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/blog-left-sidebar?page=2'));
    await waitFor(() => expect(titles()).not.toContain(first[0]));

    const aside = screen.getByRole('complementary', { name: 'More to read' });
    await user.click(within(aside).getByRole('link', { name: /^Dressing table/ }));
    await waitFor(() => expect(address()).toBe('/blog-left-sidebar?category=dressing-table'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dressing table' })).toBeVisible();
    await waitFor(() => expect(titles()).toHaveLength(2));

    await user.type(screen.getByRole('searchbox', { name: 'Search the blog' }), 'harumanis{Enter}');
    await waitFor(() => expect(address()).toBe('/blog-left-sidebar?find=harumanis'));
    await waitFor(() => expect(titles()).toContain('How to choose a Harumanis'));
    await navigate('/blog-left-sidebar?find=zzzz');
    expect(await screen.findByRole('heading', { name: 'No story matches' })).toBeVisible();
  });

  test('shows its newest post if the URL names none, and links to others for an unknown one', async () => {
    const { navigate } = await renderApp('/blog-detail-right-sidebar');
    expect(await screen.findByRole('heading', { level: 1, name: /^Five pieces/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'From this story' })).toHaveTextContent('Chino trousers');
    await navigate('/blog-detail-right-sidebar?post=keeping-sambal');
    expect(await screen.findByRole('heading', { level: 1, name: 'How long does sambal keep?' })).toBeVisible();
    await navigate('/blog-detail-right-sidebar?post=no-such-story');
    expect(await screen.findByRole('heading', { level: 1, name: 'This story is not available' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all stories' })).toBeVisible();
  });
});

test('the newsletter form shows an error beside its field, and confirms a subscription', async () => {
  const { user } = await renderApp('/terms-condition');
  const form = within(await screen.findByRole('form', { name: 'Friday’s market list' }));
  await user.type(form.getByRole('textbox'), 'aina@{Enter}');
  await waitFor(() => expect(form.getByRole('textbox')).toHaveAccessibleDescription(/name@example.com/));
  await waitFor(() => expect(form.getByRole('textbox')).toHaveFocus());
  await user.type(form.getByRole('textbox'), 'example.com{Enter}');
  expect(await screen.findByText(/One step left: use the link in our email to aina@example.com./)).toBeVisible();
  expect((await (await testApi()).store.query('subscribers')).items.map(({ email }) => email)).toContain('aina@example.com');
});

describe('the page for sellers', () => {
  test('states the costs and counts shops, products and states, and its button leads through registration to the new shop', async () => {
    const { user, address } = await renderApp('/sell');
    expect(await screen.findByRole('heading', { level: 1, name: 'Sell what you make, all over Malaysia' })).toBeVisible();
    expect(screen.getByText('shops on Rizq today').nextSibling).toHaveTextContent('18');
    expect(screen.getByRole('heading', { name: 'Commission' }).closest('li')).toHaveTextContent('0%');
    await user.click(screen.getAllByRole('link', { name: 'Open your shop' })[0]!);
    await waitFor(() => expect(address()).toBe('/register?next=%2Fvendor-dashboard'));
  });
});
