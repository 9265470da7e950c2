import { VENDOR } from '#tests/support/api/accountOperations.ts';
import { expiredConfirmation } from '#tests/support/api/expiredConfirmation.ts';
import { confirmationToken, resetToken } from '#tests/support/api/mailbox.ts';
import { answerPayment, WAITING } from '#tests/support/api/payments.ts';
import { at, type FormCase, type FormMarketplace } from './formMarketplace.ts';

const PERSON = { firstName: 'Siti', lastName: 'Aminah', phone: '012-345 6789' };
const MESSAGE = { name: 'Siti', email: 'siti@example.com', message: 'Where is my basket?' };
const NO_PASSWORD = { at: 'password', says: 'Enter your password' };

/** Forms that visitors, members and buyers submit. */
export const shopperForms = (marketplace: FormMarketplace): Record<string, FormCase[]> => ({
  newsletter: [
    {
      open: at('/faq'),
      place: 'footer',
      wrong: { fields: { email: 'siti@' }, at: 'email', says: 'email' },
      right: { email: 'siti@example.com' },
      shows: 'One step left: use the link in our email to siti@example.com.',
    },
  ],
  setAlert: [
    {
      of: 'a guest',
      open: at('/product/tapioca-chips-spicy'),
      place: 'stock',
      wrong: { fields: { email: 'siti@' }, at: 'email', says: 'email' },
      right: { email: 'siti@example.com' },
      shows: 'One step left: use the link in our email to siti@example.com.',
    },
    {
      of: 'a member, with a threshold',
      open: () => marketplace.asNewMember('/product/kopi-o-kampung'),
      place: 'price',
      wrong: { fields: { below: 'cheap' }, at: 'below', says: 'price' },
      right: { below: '0.50' },
      shows: 'Alert set.',
    },
    {
      of: 'a search without results',
      open: at('/shop-full-width-col-4?q=zebra'),
      place: 'search',
      wrong: { fields: { email: '' }, at: 'email', says: 'email' },
      right: { email: 'siti@example.com' },
      shows: 'One step left',
    },
  ],
  pauseAlert: [
    { of: 'a member', open: marketplace.withAlert, wrong: null, right: {}, shows: 'Resume' },
    { of: 'a guest', open: marketplace.withGuestAlert, wrong: null, right: {}, shows: 'Resume' },
  ],
  deleteAlert: [
    { of: 'a member', open: marketplace.withAlert, wrong: null, right: {}, shows: 'No alerts yet' },
    { of: 'a guest', open: marketplace.withGuestAlert, wrong: null, right: {}, shows: 'No alerts for this email' },
    {
      of: 'a member, on the page of the product',
      open: async () => ({ ...(await marketplace.withAlert()), path: '/product/tapioca-chips-spicy' }),
      wrong: null,
      right: {},
      shows: 'Notify me',
    },
  ],
  alertThreshold: [
    {
      of: 'a guest',
      open: marketplace.withGuestAlert,
      wrong: { fields: { below: 'cheap' }, at: 'below', says: 'price' },
      right: { below: '0.50' },
      shows: 'at $0.50 or below',
    },
  ],
  deleteAllAlerts: [{ open: marketplace.withGuestAlert, wrong: null, right: {}, shows: 'No alerts for this email' }],
  emailTopics: [
    {
      open: async () => ({ path: '/user-alerts/emails', cookie: marketplace.shopper }),
      wrong: null,
      right: { ALERTS: 'yes' },
      shows: 'Your choice is saved.',
    },
    {
      of: 'of an unconfirmed account',
      open: () => marketplace.asNewMember('/user-alerts/emails'),
      wrong: null,
      right: {},
      shows: 'Confirm the email of your account first.',
    },
  ],
  signOut: [{ open: () => marketplace.asMember('/orders'), wrong: null, right: {}, shows: 'Log in' }],
  track: [
    {
      open: at('/track-order'),
      wrong: { fields: { number: '', email: 'siti@example.com' }, at: 'number', says: 'order number' },
      right: { number: 'RZQ-0000-0000', email: 'siti@example.com' },
      shows: 'RZQ-0000-0000',
    },
  ],
  sendOrderLink: [
    {
      open: marketplace.tracked,
      wrong: null,
      right: {},
      shows: 'We have sent an email. Its link leads to the order; if the email is not confirmed yet, please confirm it first.',
    },
  ],
  contact: [
    {
      open: at('/contact-us'),
      wrong: { fields: { ...MESSAGE, email: 'siti' }, at: 'email', says: 'email' },
      right: MESSAGE,
      shows: 'MSG-',
    },
  ],
  saveReview: [
    {
      open: () => marketplace.lineToReview(),
      wrong: { fields: { stars: '4', title: '', text: 'Two jars, both well packed.' }, at: 'title', says: 'title' },
      right: { title: 'Hot and fresh' },
      shows: 'Everybody can see your review.',
    },
    {
      of: 'no stars',
      open: () => marketplace.lineToReview(),
      wrong: { fields: { title: 'Hot', text: 'Well packed' }, at: 'stars', says: '1 to 5 stars' },
      right: { stars: '5' },
      shows: 'Everybody can see your review.',
    },
  ],
  helpful: [{ open: marketplace.reader(), wrong: null, right: {}, shows: 'Helpful · 1' }],
  report: [
    {
      open: marketplace.reader('report'),
      wrong: { fields: {}, at: 'fault', says: 'reason' },
      right: { fault: 'FAKE' },
      shows: 'Thank you. We will look at it.',
    },
  ],
  startConversation: [
    {
      open: () => marketplace.asAsker('/messages/new?product=sambal-tumis'),
      wrong: { fields: { text: '' }, at: 'text', says: 'Write a message' },
      right: { text: 'Is it still good after a month?' },
      shows: 'Is it still good after a month?',
    },
    {
      of: 'a guest',
      open: at('/messages/new?shop=seri-tenun'),
      wrong: { fields: { name: 'Siti', email: 'siti', text: 'Is the songket lined?' }, at: 'email', says: 'email' },
      right: { name: 'Siti', email: 'siti@example.com', text: 'Is the songket lined?' },
      shows: 'we email siti@example.com a link',
    },
  ],
  sendMessage: [
    {
      open: marketplace.conversation(),
      wrong: { fields: { text: '' }, at: 'text', says: 'Write a message' },
      right: { text: 'Three weeks in the fridge.' },
      shows: 'Three weeks in the fridge.',
    },
  ],
  markRead: [{ open: marketplace.conversation(), wrong: null, right: {}, shows: 'How long does it keep?' }],
  closeConversation: [{ open: marketplace.conversation(), wrong: null, right: {}, shows: 'This conversation is closed.' }],
  reopenConversation: [{ open: marketplace.conversation('closed'), wrong: null, right: {}, shows: 'Close conversation' }],
  blockConversation: [{ open: marketplace.conversation(), wrong: null, right: {}, shows: 'You have blocked' }],
  reportMessage: [
    {
      open: marketplace.conversation('report'),
      wrong: { fields: {}, at: 'fault', says: 'reason' },
      right: { fault: 'PAYMENT_ELSEWHERE' },
      shows: 'Thank you. We will look at it.',
    },
  ],
  askQuestion: [
    {
      open: () => marketplace.asAsker('/product/sambal-tumis'),
      wrong: { fields: { text: '' }, at: 'text', says: 'Write your question' },
      right: { text: 'Is it still good after a month?' },
      shows: 'Your question is published',
    },
  ],
  vote: [{ open: marketplace.asker(), wrong: null, right: {}, shows: '· 1' }],
  answerHelpful: [{ open: marketplace.asker(), wrong: null, right: {}, shows: 'Helpful · 1' }],
  reportQuestion: [
    {
      open: marketplace.asker('questionId'),
      wrong: { fields: {}, at: 'fault', says: 'reason' },
      right: { fault: 'FAKE' },
      shows: 'Thank you. We will look at it.',
    },
  ],
  reportAnswer: [
    {
      open: marketplace.asker('answerId'),
      wrong: { fields: {}, at: 'fault', says: 'reason' },
      right: { fault: 'OFF_TOPIC' },
      shows: 'Thank you. We will look at it.',
    },
  ],
  login: [
    {
      open: at('/login'),
      wrong: { fields: { email: VENDOR.email }, ...NO_PASSWORD },
      right: { ...VENDOR },
      shows: 'Dashboard',
    },
  ],
  register: [
    {
      open: at('/register'),
      wrong: { fields: { ...PERSON, email: 'siti', password: 'kain-pelikat-hijau' }, at: 'email', says: 'email' },
      right: { ...PERSON, email: 'new-one@example.com', password: 'kain-pelikat-hijau' },
      shows: 'Siti',
    },
  ],
  forgot: [
    {
      open: at('/forgot-password'),
      wrong: { fields: { email: 'siti' }, at: 'email', says: 'email' },
      right: { email: 'siti@example.com' },
      shows: 'Check your email',
    },
  ],
  reset: [
    {
      open: async () => {
        const { email } = await marketplace.browser.register();
        await marketplace.browser.post('/forgot-password', { intent: 'forgot', email });
        await marketplace.api.services.settled();
        return { path: `/reset-password?token=${resetToken(marketplace.api.mailbox)}` };
      },
      wrong: { fields: { password: 'batik-terengganu-9', repeated: 'batik-kelantan-9' }, at: 'repeated', says: 'match' },
      right: { password: 'batik-terengganu-9', repeated: 'batik-terengganu-9' },
      shows: 'Your password is changed',
    },
  ],
  confirmEmail: [
    {
      open: async () => {
        const { email } = await marketplace.browser.register();
        await marketplace.api.services.settled();
        return { path: `/confirm-email?token=${confirmationToken(marketplace.api.mailbox, email)}` };
      },
      wrong: null,
      right: {},
      shows: 'Your email is confirmed',
    },
  ],
  anotherLink: [
    {
      open: async () => {
        const { id } = await marketplace.browser.register();
        return { path: `/confirm-email?token=${await expiredConfirmation(marketplace.api.store, id)}` };
      },
      wrong: null,
      right: {},
      shows: 'We have sent another link',
    },
  ],
  resendConfirmation: [
    {
      open: () => marketplace.asMember('/user-profile'),
      place: 'ACCOUNT',
      wrong: null,
      right: {},
      shows: 'We have sent another link',
    },
  ],
  profile: [
    {
      open: () => marketplace.asMember('/profile-edit'),
      wrong: { fields: { firstName: '' }, at: 'firstName', says: 'name' },
      right: { firstName: 'Farah' },
      shows: 'value="Farah"',
    },
  ],
  email: [
    {
      open: () => marketplace.asMember('/profile-edit'),
      wrong: { fields: { email: 'other@example.com' }, ...NO_PASSWORD },
      right: { email: 'other@example.com', password: 'kain-songket-PERSON-biru' },
      shows: 'other@example.com',
    },
  ],
  password: [
    {
      open: () => marketplace.asMember('/user-profile?open=password'),
      wrong: { fields: { current: 'kain-songket-PERSON-biru', next: 'short' }, at: 'next', says: 'characters' },
      right: { current: 'kain-songket-PERSON-biru', next: 'batik-terengganu-9' },
      shows: 'Password changed.',
    },
  ],
  address: [
    {
      open: () => marketplace.asMember('/profile-edit?address=new'),
      wrong: { fields: { line1: '7 Jalan Maarof', postalCode: '1', city: 'Kuala Lumpur' }, at: 'postalCode', says: 'postcode' },
      right: { postalCode: '59100', state: 'KUALA_LUMPUR' },
      shows: '7 Jalan Maarof',
    },
  ],
  makeDefaultAddress: [
    {
      open: () => marketplace.withAddresses('7 Jalan Maarof', '8 Jalan Telawi'),
      wrong: null,
      right: {},
      shows: /default for delivery and billing[^§]{0,900}8 Jalan Telawi/,
    },
  ],
  deleteAddress: [
    {
      open: () => marketplace.withAddresses('7 Jalan Maarof'),
      wrong: null,
      right: {},
      shows: 'No address yet',
    },
  ],
  endSession: [{ open: () => marketplace.onTwoDevices(), wrong: null, right: {}, shows: 'Saved' }],
  endAllSessions: [{ open: () => marketplace.onTwoDevices(), wrong: null, right: {}, shows: 'Log in' }],
  requestReturn: [
    {
      open: async () => ({ path: await marketplace.returnPath(await marketplace.packageAt('DELIVERED')), cookie: marketplace.shopper }),
      wrong: { fields: { note: '' }, at: 'note', says: 'why' },
      right: { note: 'The lid was broken' },
      shows: 'The lid was broken',
    },
  ],
  withdrawReturn: [{ open: marketplace.ofOwnReturn, wrong: null, right: {}, shows: 'Return withdrawn' }],
  cancelOrder: [
    {
      open: async () => {
        const { number } = await marketplace.order(WAITING);
        return { path: `/orders/${number}?open=cancel-order`, cookie: marketplace.shopper };
      },
      wrong: null,
      right: {},
      shows: 'The order is cancelled',
    },
  ],
  requestCancellation: [
    {
      open: async () => ({ path: marketplace.cancellationPath(await marketplace.packageAt('PACKED')), cookie: marketplace.shopper }),
      wrong: { fields: { reason: '' }, at: 'reason', says: 'why' },
      right: { reason: 'Ordered twice' },
      shows: 'Ordered twice',
    },
  ],
  acceptReplacement: [{ open: marketplace.ofReplacement(false), wrong: null, right: {}, shows: 'Replacement accepted' }],
  refuseReplacement: [{ open: marketplace.ofReplacement(true), wrong: null, right: {}, shows: 'Replacement refused' }],
  cancelPackage: [
    {
      open: async () => {
        const { number } = await marketplace.order();
        return { path: `/orders/${number}?open=cancel-${number}-1`, cookie: marketplace.shopper };
      },
      wrong: null,
      right: {},
      shows: 'Cancelled',
    },
  ],
  payAgain: [
    {
      open: async () => {
        const { number } = await marketplace.order(WAITING);
        await answerPayment(marketplace.api, number, 'DECLINE');
        return { path: `/orders/${number}`, cookie: marketplace.shopper };
      },
      wrong: { fields: { payment: 'EWALLET' }, at: 'wallet', says: 'wallet' },
      right: { payment: 'EWALLET', wallet: 'TOUCH_N_GO' },
      shows: /href="\/demo-bank\//,
    },
  ],
});
