import { expect, test } from 'vitest';
import { cartFigures, type Quote, type QuoteLine } from '#client/features/cart/cartFigures.ts';
import type { CartLine } from '#client/state/cart.ts';

function line(variantId: string, quantity: number, vendorId = 'ven_1'): CartLine {
  const snapshot = { slug: 'x', title: variantId, optionLabel: null, picture: null, vendorId, vendorName: vendorId, weight: null };
  return { variantId, productId: `of ${variantId}`, quantity, seenPriceCents: 1000, snapshot };
}

function quotedLine(variantId: string, cents: number, issues: { code: string; available?: number }[] = []) {
  return {
    variant: { id: variantId, options: [{ label: `${variantId} size` }] },
    unitPrice: { minorUnits: cents },
    product: { title: `${variantId} now`, category: { sections: [] } },
    issues,
  } as unknown as QuoteLine;
}

function quote(lines: QuoteLine[], issues: { code: string; variantId: string }[] = []) {
  return { lines, issues, groups: [], coupon: null } as unknown as Quote;
}

test('without a quote, cart totals are computed per vendor from the prices that the shopper saw, with VAT', () => {
  const figures = cartFigures([line('a', 2), line('b', 1, 'ven_2'), line('c', 1)], null);
  expect(figures.groups.map(({ vendorId, lines, subtotalCents }) => [vendorId, lines.length, subtotalCents])).toEqual([
    ['ven_1', 2, 3000],
    ['ven_2', 1, 1000],
  ]);
  expect(figures).toMatchObject({ units: 4, subtotalCents: 4000, taxCents: 800, totalCents: 4800, blockingLines: [] });
});

test('cart totals use the quoted price, also for a quantity that is not quoted yet', () => {
  const figures = cartFigures([line('a', 3)], quote([quotedLine('a', 1200, [{ code: 'PRICE_CHANGED' }])]));
  expect(figures.groups[0]?.lines[0]).toMatchObject({
    title: 'a now',
    optionLabel: 'a size',
    totalCents: 3600,
    issues: [{ kind: 'price', fromCents: 1000, toCents: 1200 }],
  });
  expect(figures.blockingLines).toEqual([]);
});

test.each([
  [{ code: 'INSUFFICIENT_STOCK', available: 2 }, [{ kind: 'stock', available: 2 }]],
  [{ code: 'INSUFFICIENT_STOCK', available: 3 }, []],
  [{ code: 'INSUFFICIENT_STOCK', available: 0 }, [{ kind: 'soldOut' }]],
  [{ code: 'UNAVAILABLE' }, [{ kind: 'unavailable' }]],
  [{ code: 'NOT_DELIVERABLE' }, [{ kind: 'notDeliverable' }]],
])('the quote issue %j on a line of three units is shown as %j', (issue, expected) => {
  const figures = cartFigures([line('a', 3)], quote([quotedLine('a', 1000, [issue])]));
  expect(figures.groups[0]?.lines[0]?.issues).toEqual(expected);
  expect(figures.blockingLines.map(({ title }) => title)).toEqual(expected.length > 0 ? ['a now'] : []);
});

test('a variant that no longer exists is shown as unavailable', () => {
  const figures = cartFigures([line('a', 1)], quote([], [{ code: 'UNKNOWN_VARIANT', variantId: 'a' }]));
  expect(figures.groups[0]?.lines[0]?.issues).toEqual([{ kind: 'unavailable' }]);
});
