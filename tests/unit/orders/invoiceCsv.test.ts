import { beforeAll, expect, test } from 'vitest';
import { invoiceCsv, type InvoiceOrder } from '#client/pages/invoice/invoice.ts';
import { createTranslator } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';
import type { Translate } from '#client/i18n/Translate.ts';

let t: Translate;
beforeAll(async () => ({ t } = createTranslator('en', await loadAllMessages('en'))));

const money = (minorUnits: number) => ({ __typename: 'Money' as const, minorUnits });
const totals = (subtotal: number, tax: number, shipping: number) => ({
  __typename: 'Totals' as const,
  subtotal: money(subtotal),
  discount: money(0),
  tax: money(tax),
  shipping: money(shipping),
  taxRatePercent: 20,
  total: money(subtotal + tax + shipping),
});

function anInvoice(title: string, vendorName = 'Dapur'): InvoiceOrder {
  const orderPackage = (status: 'PLACED' | 'CANCELLED') => ({
    id: `pkg_${status}`,
    status,
    vendor: { name: vendorName },
    totals: totals(1000, 200, 300),
    lostTerms: status === 'PLACED' ? { total: money(150) } : null,
    returns:
      status === 'PLACED'
        ? [
            { status: 'RECEIVED', refund: money(550), charge: { total: money(50) } },
            { status: 'REFUSED', refund: money(600), charge: null },
          ]
        : [],
    lineChanges: [],
    lines: [
      {
        id: `lin_${status}`,
        sku: 'SKU-1',
        title,
        quantity: 2,
        options: [{ key: 'size', label: 'M' }],
        unitPrice: money(500),
        total: money(1000),
      },
    ],
  });
  const order = { invoiceNumber: 'INV-2026-000001', number: 'RZQ-2222-2222', placedAt: '2026-02-03T04:00:00.000Z' };
  return {
    ...order,
    payment: { method: 'FPX', status: 'PAID' },
    totals: totals(2000, 400, 600),
    packages: [orderPackage('PLACED'), orderPackage('CANCELLED')],
  } as unknown as InvoiceOrder;
}

const rowsOf = (csv: string) => csv.split('\r\n');

test('an invoice CSV has lines and totals as plain decimals and subtracts cancelled packages and returns', () => {
  const csv = invoiceCsv(anInvoice('Kopi O'), t);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(rowsOf(csv).slice(5)).toEqual([
    'Dapur,SKU-1,"Kopi O, M",2,5.00,10.00',
    'Dapur,SKU-1,"Kopi O, M",2,5.00,10.00',
    ',,Subtotal,,,20.00',
    ',,VAT (20%),,,4.00',
    ',,Delivery,,,6.00',
    ',,Cancelled packages,,,-15.00',
    ',,Returned goods,,,-6.00',
    ',,Discount and delivery that no longer apply,,,1.50',
    ',,Total,,,10.50',
    '',
  ]);
});

test('an invoice CSV has lines as they were ordered, and the difference of each change', () => {
  const invoice = anInvoice('Kopi O');
  const units = (title: string, quantity: number, cents: number) => ({
    ...{ sku: `SKU-${title}`, title, quantity, options: [] },
    ...{ unitPrice: money(cents), total: money(quantity * cents) },
  });
  const change = (lineId: string, before: object, after: object | null, subtotal: number, refund: number) => ({
    ...{ id: `chg_${lineId}_${subtotal}`, lineId, before, after, subtotal: money(subtotal), refund: money(refund) },
  });
  const [placed, cancelled] = invoice.packages as unknown as [{ lines: object[]; lineChanges: object[] }, { lineChanges: object[] }];
  placed.lines = [{ ...units('Beras', 2, 400), id: 'lin_rice' }];
  placed.lineChanges = [
    change('lin_rice', units('Pulut', 3, 500), units('Pulut', 2, 500), 500, 600),
    change('lin_tea', units('Teh', 1, 333), null, 333, 0),
    change('lin_rice', units('Pulut', 2, 500), units('Beras', 2, 400), 200, 240),
  ];
  cancelled.lineChanges = [change('lin_CANCELLED', units('Kopi O', 2, 500), null, 0, 0)];
  expect(rowsOf(invoiceCsv(invoice, t)).slice(5, 11)).toEqual([
    'Dapur,SKU-Pulut,Pulut,3,5.00,15.00',
    'Dapur,SKU-Pulut,2 × Pulut instead of 3 × Pulut,-1,,-5.00',
    'Dapur,SKU-Beras,2 × Beras instead of 2 × Pulut,0,,-2.00',
    'Dapur,SKU-Teh,Teh,1,3.33,3.33',
    'Dapur,SKU-Teh,1 × Teh not sent,-1,,-3.33',
    'Dapur,SKU-1,"Kopi O, M",2,5.00,10.00',
  ]);
});

test.each(['=HYPERLINK("http://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '\tTab'])(
  'an invoice CSV marks the title %j as text, so that no spreadsheet runs it as a formula',
  (title) => {
    const line = rowsOf(invoiceCsv(anInvoice(title), t))[5] ?? '';
    expect(line).toContain(`"'${title.replaceAll('"', '""')}, M"`);
  },
);

test('quotes and line breaks in an invoice CSV stay inside their cell', () => {
  const csv = invoiceCsv(anInvoice('Teh "tarik"\nlagi', 'A, B'), t);
  expect(csv).toContain('"A, B",SKU-1,"Teh ""tarik""\nlagi, M",2');
});
