import { SECOND_SELLER } from '#tests/support/api/secondSeller.ts';
import { expect, open, reload, test } from './browserTest.ts';
import { expectNoViolations } from './noViolations.ts';

/** A product of Kebun Utara about which no other test asks. */
const SLUG = 'dried-mango-strips';
const SOFT = 'Are the strips soft enough for a toddler?';
const HARVEST = 'Which harvest is sold at the moment?';

test(
  'a shopper asks two questions, the seller answers one in the console, and a reader votes and searches',
  { tag: '@phone' },
  async ({ page, enter }) => {
    const section = page.getByRole('region', { name: 'Questions and answers' });
    const question = (text: string) => section.getByRole('article', { name: text });

    // An empty question is refused at its field.
    await enter('shopper@rizq.demo');
    await open(page, `/product/${SLUG}`);
    await section.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(section.getByText('Write your question').first()).toBeVisible();
    await expectNoViolations(page);

    // Both questions are published, and their author does not vote for them.
    for (const text of [SOFT, HARVEST]) {
      await section.getByLabel('Your question').fill(text);
      await section.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(question(text)).toContainText('Your question');
      await expect(section.getByLabel('Your question')).toHaveValue('');
      await expect(question(text).getByRole('button', { name: /^I want to know/ })).toHaveCount(0);
    }
    await expectNoViolations(page);

    // A question with a telephone number waits for a check, and only its author sees it.
    await section.getByLabel('Your question').fill('Can I call you on 012-345 6789?');
    await section.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(question('Can I call you on 012-345 6789?')).toContainText('Only you can see this text. We are checking it.');
    await expectNoViolations(page);

    // The seller answers in the console.
    await enter(SECOND_SELLER.email);
    await open(page, '/vendor-questions');
    await expectNoViolations(page);
    const received = page.getByRole('article', { name: SOFT });
    await received.getByText('Answer', { exact: true }).click();
    await received.getByRole('button', { name: 'Publish answer' }).click();
    await expect(received.getByText('Write an answer').first()).toBeVisible();
    await expectNoViolations(page);
    await received.getByLabel('Your answer').fill('Yes. Soak them for ten minutes and cut them small.');
    await received.getByRole('button', { name: 'Publish answer' }).click();
    await expect(page.getByText('Your answer is published.').first()).toBeVisible();
    await expect(received).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeFocused();
    await open(page, '/vendor-questions?show=all');
    await expect(received).toContainText('Soak them for ten minutes');
    await expectNoViolations(page);

    // A reader votes for the other question, which rises above the answered one.
    await enter('vendor@rizq.demo');
    await open(page, `/product/${SLUG}`);
    await expect(question('Can I call you on 012-345 6789?')).toHaveCount(0);
    await expect(question(SOFT)).toContainText('Soak them for ten minutes');
    await question(HARVEST)
      .getByRole('button', { name: /^I want to know, too/ })
      .click();
    const voted = question(HARVEST).getByRole('button', { name: /^I want to know, too · 1/, pressed: true });
    await expect(voted).toBeVisible();
    await reload(page);
    await expect(voted).toBeVisible();
    await expect(section.getByRole('article')).toHaveText([new RegExp(HARVEST.replace('?', '')), /Are the strips soft/]);

    // The search also reads answers. Back restores the field.
    const search = section.getByRole('searchbox', { name: 'Search questions and answers' });
    await search.fill('soak');
    await section.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(section.getByRole('article')).toHaveCount(1);
    await expect(question(SOFT)).toBeVisible();
    await expectNoViolations(page);
    await search.fill('durian');
    await search.press('Enter');
    await expect(section.getByText('No question or answer contains “durian”.')).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue('soak');
    await section.getByRole('link', { name: 'Show all questions, not only those with “soak”' }).click();
    await expect(section.getByRole('article')).toHaveCount(2);
  },
);
