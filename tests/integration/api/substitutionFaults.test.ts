import { describe, expect, test } from 'vitest';
import { MAX_LINE_CHANGES } from '#schema/rules/limits.ts';
import { tradeOf } from '#server/modules/reputation/trade.ts';
import { seedAndOpen } from '#tests/support/api/substitutions.ts';

const UNITS = MAX_LINE_CHANGES + 2;

describe('the number of changes of a line', () => {
  test('is limited, but the line can always be removed', async () => {
    const { short, lines, payment, violations, packages } = await seedAndOpen({ riceUnits: UNITS });
    const rice = lines[0]!.id;
    for (let change = 1; change <= MAX_LINE_CHANGES; change++) expect((await short(rice, UNITS - change)).errors).toEqual([]);
    expect((await short(rice, 1)).errors).toMatchObject([
      { code: 'INVALID', path: ['lineId'], message: expect.stringContaining('too often') as string },
    ]);
    expect((await short(rice, 0)).errors).toEqual([]);
    expect((await packages())[0]!.lines).toMatchObject([{ sku: 'SKU-tea' }]);
    expect((await payment())?.refundedCents).toBeGreaterThan(0);
    expect(await violations()).toEqual([]);
  });

  test('counts replacements', async () => {
    const { short, replace, lines } = await seedAndOpen({ riceUnits: UNITS });
    for (let change = 1; change <= MAX_LINE_CHANGES; change++) await short(lines[0]!.id, UNITS - change);
    expect((await replace(lines[0]!.id, 'var_cheap', 1)).errors).toMatchObject([{ code: 'INVALID', path: ['lineId'] }]);
  });
});

describe('refusing a replacement', () => {
  test('is rejected after the buyer has accepted it', async () => {
    const { replace, answer, lines, violations } = await seedAndOpen({ rice: 'ASK' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    expect((await answer('accept', lines[0]!.id)).package).toMatchObject({ canAnswerReplacement: false });
    expect((await answer('refuse', lines[0]!.id)).errors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION', path: ['lineId'], message: expect.stringContaining('already accepted') as string },
    ]);
    expect(await violations()).toEqual([]);
  });

  test('is rejected while a request to cancel the package is open', async () => {
    const { replace, answer, lines, requestCancellation, violations } = await seedAndOpen({ rice: 'SIMILAR' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    await requestCancellation();
    expect((await answer('refuse', lines[0]!.id)).errors).toMatchObject([
      { code: 'ILLEGAL_TRANSITION', path: ['lineId'], message: expect.stringContaining('You have asked to cancel') as string },
    ]);
    expect(await violations()).toEqual([]);
  });

  test('of the last line cancels the package without a failure of its vendor, and the order keeps its terms', async () => {
    const { replace, answer, short, lines, storedOrder, payment, mails, violations } = await seedAndOpen({ rice: 'SIMILAR' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    await short(lines[1]!.id, 0);
    const { package: shown } = await answer('refuse', lines[0]!.id);
    expect(shown?.timeline.at(-1)).toMatchObject({ status: 'CANCELLED', note: 'Cancelled: the replacement was not accepted' });
    expect(tradeOf(await storedOrder())).toBeNull();
    expect(await payment()).toMatchObject({ status: 'REFUNDED' });
    expect((await mails()).map(({ text }) => text).join()).not.toContain('the seller could not send any of it');
    expect(await violations()).toEqual([]);
  });

  test('is not what happens if the vendor removes the last line: that counts as its failure', async () => {
    const { short, lines, storedOrder } = await seedAndOpen({});
    for (const { id } of lines) await short(id, 0);
    expect(tradeOf(await storedOrder())).toMatchObject({ packages: [{ result: 'FAILED' }] });
  });
});

describe('the vendor of a replacement', () => {
  test('gets an email about the answer, and one if the package ends with it', async () => {
    const { replace, answer, short, lines, mails } = await seedAndOpen({ rice: 'SIMILAR', tea: 'ASK' });
    const [rice, tea] = [lines[0]!.id, lines[1]!.id];
    await replace(rice, 'var_cheap', 3);
    await replace(tea, 'var_lamp', 1);
    await answer('accept', tea);
    await answer('refuse', rice);
    const subjects = (await mails()).map(({ subject }) => subject).join('\n');
    expect(subjects).toContain('Replacement accepted');
    expect(subjects).toContain('Replacement refused');
    await short(tea, 0);
  });

  test('gets an email if silence removes it, or if the package is cancelled', async () => {
    const { replace, hours, short, lines, mails } = await seedAndOpen({ rice: 'ASK' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    await short(lines[1]!.id, 0);
    await hours(25);
    const texts = (await mails()).map(({ text }) => text).join('\n');
    expect(texts).toContain('did not accept the replacement of the last product');
  });
});

describe('a change of a line', () => {
  test('is rejected if the line is not the one that the vendor saw', async () => {
    const { replace, short, lines } = await seedAndOpen({ rice: 'SIMILAR' });
    const rice = lines[0]!.id;
    expect((await short(rice, 2, false, { expectedQuantity: 3, expectedVariantId: 'var_rice' })).errors).toEqual([]);
    const conflict = (path: string) => [{ code: 'CONFLICT', path: [path] }];
    expect((await short(rice, 1, false, { expectedQuantity: 3 })).errors).toMatchObject(conflict('expectedQuantity'));
    expect((await replace(rice, 'var_cheap', 2, { expectedQuantity: 3 })).errors).toMatchObject(conflict('expectedQuantity'));
    expect((await replace(rice, 'var_cheap', 2)).errors).toEqual([]);
    expect((await short(rice, 1, false, { expectedVariantId: 'var_rice' })).errors).toMatchObject(conflict('expectedVariantId'));
  });

  test('cannot be repeated with another treatment of the stock', async () => {
    const { replace, short, lines, left } = await seedAndOpen({ rice: 'SIMILAR' });
    const rice = lines[0]!.id;
    expect((await short(rice, 2)).errors).toEqual([]);
    expect((await short(rice, 2, true)).errors).toMatchObject([{ code: 'CONFLICT', path: ['restock'] }]);
    expect((await replace(rice, 'var_cheap', 2)).errors).toEqual([]);
    expect((await replace(rice, 'var_cheap', 2, { restock: true })).errors).toMatchObject([{ code: 'CONFLICT', path: ['restock'] }]);
    expect(await left('var_rice')).toBe(7);
  });

  test('keeps the right of return of the ordered product', async () => {
    const { replace, deliver, packages, lines } = await seedAndOpen({ rice: 'SIMILAR' });
    await replace(lines[0]!.id, 'var_chilled', 3);
    await deliver();
    expect((await packages())[0]!.returnable.map(({ lineId }) => lineId)).toContain(lines[0]!.id);
  });

  test('is noticed by a step that expects fewer changes', async () => {
    const { replace, answer, advanceExpecting, lines } = await seedAndOpen({ rice: 'SIMILAR' });
    await replace(lines[0]!.id, 'var_cheap', 3);
    await answer('refuse', lines[0]!.id);
    expect((await advanceExpecting('PACKED', 1)).errors).toMatchObject([{ code: 'CONFLICT', path: ['expectedLineChanges'] }]);
    expect((await advanceExpecting('PACKED', 2)).errors).toEqual([]);
  });
});

test('a line of a package for pickup can be replaced', async () => {
  const { replace, lines, violations } = await seedAndOpen({ rice: 'SIMILAR', pickup: true });
  expect((await replace(lines[0]!.id, 'var_cheap', 3)).errors).toEqual([]);
  expect(await violations()).toEqual([]);
});
