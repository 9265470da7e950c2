import { VENDOR } from '#tests/support/api/accountOperations.ts';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';
import { ACCEPTED, RECEIVED, type FormCase, type FormMarketplace } from './formMarketplace.ts';

/** The variant of a product that the demo vendor sends instead of sambal. */
const RENDANG = sampleCatalogue().products.find(({ slug }) => slug === 'rendang-paste')!.variants[0]!.id;

/** Forms that vendors submit: profile, settings, packages, products and stock. */
export const vendorForms = (marketplace: FormMarketplace): Record<string, FormCase[]> => ({
  createVendor: [
    {
      open: () => marketplace.asMember('/vendor-dashboard'),
      wrong: { fields: { name: 'Kedai Ani', kind: 'Bakery', description: 'Bread from a wood fire.' }, at: 'city', says: 'city' },
      right: { city: 'Taiping', state: 'PERAK' },
      shows: 'Kedai Ani',
    },
  ],
  replyToReview: [
    {
      open: async () => {
        await marketplace.review();
        return marketplace.asVendor('/vendor-reviews?show=unanswered')();
      },
      wrong: { fields: { text: '' }, at: 'text', says: 'answer' },
      right: { text: 'Terima kasih, selamat menjamu selera.' },
      shows: 'Your answer is published.',
    },
  ],
  answerQuestion: [
    {
      open: async () => {
        await marketplace.send('/product/sambal-tumis', marketplace.shopper, 'askQuestion', { text: 'Boleh beku?' });
        return marketplace.asVendor('/vendor-questions')();
      },
      wrong: { fields: { text: '' }, at: 'text', says: 'answer' },
      right: { text: 'Boleh, sehingga tiga bulan.' },
      shows: 'Your answer is published.',
    },
  ],
  shopProfile: [
    {
      open: marketplace.asVendor('/vendor-edit'),
      wrong: { fields: { openingHours: 'Mondays', city: '' }, at: 'city', says: 'city' },
      right: { city: 'Pasir Mas' },
      shows: 'value="Pasir Mas"',
    },
    {
      of: 'contact email without the password',
      open: marketplace.asVendor('/vendor-edit'),
      wrong: { fields: { email: 'kedai@example.com' }, at: 'currentPassword', says: 'current password' },
      right: { currentPassword: VENDOR.password },
      shows: 'value="kedai@example.com"',
    },
  ],
  shopSettings: [
    {
      of: 'business',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'business',
      wrong: { fields: { businessName: '', taxId: '' }, at: 'businessName', says: 'name' },
      right: { businessName: 'Dapur Baru' },
      shows: 'value="Dapur Baru"',
    },
    {
      of: 'bank',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'bank',
      wrong: { fields: { bankName: 'Maybank', bankAccount: '1234567890', again: '1234567891' }, at: 'again', says: 'differ' },
      right: { bankAccount: '1234567890', again: '1234567890', currentPassword: VENDOR.password },
      shows: '7890',
    },
    {
      of: 'bank without the password',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'bank',
      wrong: {
        fields: { bankName: 'CIMB', bankAccount: '1234500000', again: '1234500000' },
        at: 'currentPassword',
        says: 'current password',
      },
      right: { bankAccount: '1234500000', again: '1234500000', currentPassword: VENDOR.password },
      shows: '0000',
    },
    {
      of: 'registration number with a wrong password',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'business',
      wrong: {
        fields: { registrationNumber: '202001012345', currentPassword: 'a guess of a stranger' },
        at: 'currentPassword',
        says: 'Wrong password',
      },
      right: { currentPassword: VENDOR.password },
      shows: 'value="202001012345"',
    },
    {
      of: 'rates',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'rates',
      wrong: { fields: { 'KELANTAN.served': 'yes', 'KELANTAN.price': 'dear' }, at: 'KELANTAN.price', says: 'fee' },
      right: { 'KELANTAN.price': '4.44' },
      shows: 'value="4.44"',
    },
    {
      of: 'options',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'options',
      wrong: { fields: { expressFee: 'dear' }, at: 'expressFee', says: 'fee' },
      right: { expressFee: '6.66' },
      shows: 'value="6.66"',
    },
    {
      of: 'returns',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'returns',
      wrong: { fields: { returnPolicy: 'x'.repeat(2001) }, at: 'returnPolicy', says: '1000' },
      right: { returnPolicy: 'Within a week, unopened.' },
      shows: 'Within a week, unopened.</textarea>',
    },
    {
      of: 'holiday',
      open: marketplace.asVendor('/vendor-setting-edit'),
      place: 'holiday',
      wrong: { fields: { day: '2001-01-01' }, at: 'day', says: 'day' },
      right: { day: '' },
      shows: 'Saved',
    },
  ],
  packageStep: [
    { of: 'pack', open: marketplace.ofPackage('PLACED'), place: 'advance', wrong: null, right: {}, shows: /-1: Packed/ },
    {
      of: 'pack in the list',
      open: async () => ({ path: `/vendor-orders?q=${(await marketplace.packageAt('PLACED')).slice(4, 13)}`, cookie: marketplace.vendor }),
      place: 'advance',
      wrong: null,
      right: {},
      shows: /-1: Packed/,
    },
    {
      of: 'hand over',
      open: marketplace.ofPackage('PACKED'),
      place: 'ship',
      wrong: { fields: { courier: 'Ninja Van', code: '' }, at: 'code', says: 'tracking number' },
      right: { code: 'kl 77' },
      shows: /-1: Shipped/,
    },
    {
      of: 'correct the tracking',
      open: marketplace.ofPackage('SHIPPED'),
      place: 'correct',
      wrong: { fields: { courier: 'Ninja Van', code: '' }, at: 'code', says: 'tracking number' },
      right: { code: 'kl 78' },
      shows: /the tracking is corrected/,
    },
    {
      of: 'hand over to another courier',
      open: marketplace.ofPackage('PACKED'),
      place: 'ship',
      wrong: { fields: { courier: 'other', code: 'KL77' }, at: 'carrier', says: 'courier' },
      right: { carrier: 'Kapal Layar' },
      shows: /Kapal Layar/,
    },
    {
      of: 'cancel',
      open: marketplace.ofPackage('PLACED'),
      place: 'cancel',
      wrong: { fields: { note: ' ' }, at: 'note', says: 'why' },
      right: { note: 'The jars broke.' },
      shows: /-1: Cancelled/,
    },
    {
      of: 'send fewer units',
      open: marketplace.ofPackage('PLACED'),
      place: 'short',
      wrong: { fields: { quantity: '2' }, at: 'quantity', says: 'from 0 to 1' },
      right: { quantity: '1' },
      shows: 'Line changed.',
    },
    {
      of: 'replace a line',
      open: async () => {
        const { number, lineId } = await marketplace.orderToReplace();
        return { path: `/vendor-orders/${number}-1?replace=${lineId}&find=rendang`, cookie: marketplace.vendor };
      },
      place: 'replace',
      wrong: { fields: { quantity: '3' }, at: 'quantity', says: 'from 1 to 2' },
      right: { variantId: RENDANG, quantity: '2' },
      shows: 'Product replaced.',
    },
    {
      of: 'accept a cancellation',
      open: marketplace.ofCancellation,
      place: 'acceptCancellation',
      wrong: null,
      right: {},
      shows: /-1: Cancelled/,
    },
    {
      of: 'decline a cancellation',
      open: marketplace.ofCancellation,
      place: 'declineCancellation',
      wrong: { fields: { reason: ' ' }, at: 'reason', says: 'why' },
      right: { reason: 'The courier has it.' },
      shows: 'The courier has it.',
    },
    {
      of: 'accept a return',
      open: marketplace.ofReturn(),
      place: 'accept',
      wrong: { fields: { instructions: '' }, at: 'instructions', says: 'send' },
      right: ACCEPTED.fields,
      shows: 'Received: refund',
    },
    {
      of: 'refuse a return',
      open: marketplace.ofReturn(),
      place: 'refuse',
      wrong: { fields: { reason: '' }, at: 'reason', says: 'why' },
      right: { reason: 'It was opened.' },
      shows: 'It was opened.',
    },
    {
      of: 'receive a return',
      open: marketplace.ofReturn(ACCEPTED),
      place: 'receive',
      wrong: { fields: {}, at: 'restock', says: 'Say whether the goods can be sold again.' },
      right: { restock: 'yes' },
      shows: 'Return received',
    },
    {
      of: 'pay back',
      open: marketplace.ofReturn(ACCEPTED, RECEIVED),
      place: 'payBack',
      wrong: null,
      right: {},
      shows: /\$[\d.]+ is marked as refunded/,
    },
  ],
  product: [
    {
      of: 'change',
      open: async () => {
        const [product] = (await marketplace.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
        return { path: `/vendor-upload?edit=${product!.id}`, cookie: marketplace.vendor };
      },
      wrong: { fields: { title: 'Sambal baru', price: 'dear' }, at: 'price', says: 'amount' },
      right: { price: '4.40', 'rows.|.stock': '66' },
      shows: 'value="Sambal baru"',
    },
    {
      of: 'copy',
      open: async () => {
        const [product] = (await marketplace.api.store.query('products', { where: { slug: 'sambal-tumis' } })).items;
        return { path: `/vendor-upload?copy=${product!.id}`, cookie: marketplace.vendor };
      },
      wrong: { fields: { title: 'Sambal hijau', description: 'Green.', 'rows.|.stock': 'many' }, at: 'rows.|.stock', says: 'whole number' },
      right: { 'rows.|.stock': '5' },
      shows: 'value="Sambal hijau"',
    },
    {
      of: 'new, which takes a picture',
      open: marketplace.asVendor('/vendor-upload'),
      wrong: { fields: { title: 'Acar', description: 'Pickles.', price: '3.00' }, at: 'category', says: 'category' },
      right: {},
      shows: 'value="Acar"',
    },
  ],
  productStatus: [
    {
      open: marketplace.asVendor('/vendor-dashboard'),
      wrong: null,
      right: { status: 'OUT_OF_STOCK' },
      shows: /: Out of stock/,
    },
    {
      of: 'back on sale',
      open: marketplace.asVendor('/vendor-dashboard'),
      wrong: null,
      right: { status: 'AVAILABLE' },
      shows: /: Available/,
    },
  ],
  stock: [
    {
      open: marketplace.asVendor('/vendor-stock?q=sambal'),
      wrong: { fields: { FIRST_COUNT: 'many' }, at: 'FIRST_COUNT', says: 'number' },
      right: { FIRST_COUNT: '77' },
      shows: '1 change saved',
    },
    {
      of: 'prices',
      open: marketplace.asVendor('/vendor-stock?q=sambal'),
      wrong: { fields: { FIRST_PRICE: '0' }, at: 'FIRST_PRICE', says: 'Enter a price' },
      right: { FIRST_PRICE: '4.45', FIRST_COUNT: '78' },
      shows: '2 changes saved',
    },
  ],
});
