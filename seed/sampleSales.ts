import type { AddressDoc } from '#server/store/documents/orders.ts';
import type { Sample } from './sample.ts';

/** Carts with products from Dapur Mak Som, ordered in rotation. */
const BASKETS: readonly Sample['quantities'][] = [
  { 'sambal-tumis': 2 },
  { 'nasi-lemak-box': 2 },
  { 'sambal-tumis': 1, 'ramly-style-burger': 1 },
  { 'curry-puffs': 1 },
  { 'nasi-lemak-box': 1, 'sambal-tumis': 1 },
  { 'ramly-style-burger': 2 },
  { 'sambal-tumis': 3, 'curry-puffs': 1 },
];

/** Number of orders on each of the last 90 days, starting with today. Some weeks are quiet, and those before payday are busy. */
const ORDERS_OF_DAY = '211120100211000101012001010011010200100101000110010010100100100001001000100100010001000010';

/** Returns, by the order's age in days. There is exactly one order on each of these days. */
const BACK: ReadonlyMap<number, Pick<Sample, 'back'>> = new Map([
  [6, { back: { hours: 100, reason: 'One of them was squashed on the way', isReceived: false } }],
  [17, { back: { hours: 120, reason: 'The seal of one jar was broken', isReceived: true } }],
]);

const BUYERS: readonly NonNullable<Sample['buyer']>[] = [
  aBuyer('Tan', 'Wei Ling', '18 Lebuh Campbell', 'George Town', '10100', 'PENANG'),
  aBuyer('Priya', 'Raman', '7 Jalan Sultan Idris Shah', 'Ipoh', '30000', 'PERAK'),
  aBuyer('Farid', 'Hassan', '22 Jalan Dato Keramat', 'Kuala Lumpur', '54000', 'KUALA_LUMPUR'),
  aBuyer('Siti', 'Khadijah', '3 Jalan Hamzah', 'Kota Bharu', '15050', 'KELANTAN'),
];

/**
 * The demo vendor's sales, which give the console some data to show. Old orders have been delivered, this week's orders are at various
 * stages, and the latest ones have yet to be packed.
 */
export function sampleSales(): Sample[] {
  const days = [...ORDERS_OF_DAY].flatMap((count, daysAgo) => Array.from({ length: Number(count) }, () => daysAgo));
  return days.map((daysAgo, index) => ({
    daysAgo,
    quantities: BASKETS[index % BASKETS.length] ?? {},
    buyer: buyerOf(index),
    steps: [stepsOf(daysAgo)],
    // Delivered at least a day ago. The last days' buyers have not written yet.
    ...(index % 3 === 0 && daysAgo > 8 && !BACK.has(daysAgo) && { reviewedAfterHours: 30 + index }),
    ...BACK.get(daysAgo),
  }));
}

/** A different buyer for each order, because each buyer counts only once towards a vendor's level. */
function buyerOf(index: number): NonNullable<Sample['buyer']> | undefined {
  const buyer = BUYERS[index % BUYERS.length];
  return buyer && { ...buyer, email: buyer.email.replace('@', `.${index + 1}@`) };
}

function stepsOf(daysAgo: number): Sample['steps'][number] {
  const steps: Sample['steps'][number] = [
    ['PACKED', 5],
    ['SHIPPED', 30, 'Kota Bharu'],
    ['OUT_FOR_DELIVERY', 70],
    ['DELIVERED', 75],
  ];
  // Leaves a margin of one day after each step, because the marketplace may be started at any hour.
  return steps.filter(([, hours]) => hours + 24 <= daysAgo * 24);
}

function aBuyer(
  firstName: string,
  lastName: string,
  line1: string,
  city: string,
  postalCode: string,
  state: AddressDoc['state'],
): NonNullable<Sample['buyer']> {
  const phone = '+60125550199';
  return {
    email: `${firstName.toLowerCase()}@neighbours.example`,
    address: { firstName, lastName, phone, line1, line2: null, city, postalCode, state },
  };
}
