import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aConfirmedMember } from './aMember.ts';
import { texts } from './localisedTexts.ts';
import { openInventoryApi } from './inventoryApi.ts';
import { confirmationToken } from './mailbox.ts';

const ALERT = `fragment TestAlert on Alert {
  id kind isPaused isPending createdAt sentAt query path filterLabels
  product { id } variant { id } vendor { id } threshold { minorUnits } lastPrice { minorUnits }
}`;
const PAYLOAD = 'alert { ...TestAlert } isConfirmationSent errors { __typename ... on UserError { code message path } }';
const SET = `mutation ($input: AlertInput!) { payload: setAlert(input: $input) { ${PAYLOAD} } } ${ALERT}`;
const PAUSE = `mutation ($id: ID!, $isPaused: Boolean) { payload: pauseAlert(id: $id, isPaused: $isPaused) { ${PAYLOAD} } } ${ALERT}`;
const THRESHOLD = `mutation ($id: ID!, $belowCents: SafeInt) {
  payload: setAlertThreshold(id: $id, belowCents: $belowCents) { ${PAYLOAD} }
} ${ALERT}`;
const DELETE = `mutation ($id: ID!) { payload: deleteAlert(id: $id) { ${PAYLOAD} } } ${ALERT}`;
const OWN = `{ viewer { alerts { ...TestAlert } emailTopics } } ${ALERT}`;
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { subject errors { __typename } } }';

export interface TestAlert {
  id: string;
  kind: string;
  isPaused: boolean;
  isPending: boolean;
  sentAt: string | null;
  query: string | null;
  path: string | null;
  filterLabels: string[];
  product: { id: string } | null;
  variant: { id: string } | null;
  threshold: { minorUnits: number } | null;
  lastPrice: { minorUnits: number } | null;
}
export interface AlertResponse {
  alert: TestAlert | null;
  isConfirmationSent: boolean;
  errors: { __typename: string; code: string; message: string; path: string[] | null }[];
}

/** A new product of Utara's. */
export function aNewProduct(title: string) {
  return {
    title: texts({ en: title }),
    description: texts({ en: 'Long grains' }),
    category: 'snacks',
    price: 900,
    images: [{ id: 'up_one' }],
    variants: [{ sku: `NEW-${title.replaceAll(' ', '-')}`, options: [], stock: 5 }],
  };
}

/** A marketplace in which members and guests set alerts, and a seller who changes stock, prices and products of Utara's. */
export async function openAlerts(options: Parameters<typeof openInventoryApi>[0] = {}) {
  const inventory = await openInventoryApi(options);
  const { api, clock, saved, setStock } = inventory;
  async function run<Data>(operation: string, variables: object, viewer: SignedIn | null): Promise<Data> {
    const { data, errors } = await api.execute<Data>(operation, { ...variables }, { viewer });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }
  const payload = async (operation: string, variables: object, viewer: SignedIn | null) =>
    (await run<{ payload: AlertResponse }>(operation, variables, viewer)).payload;
  const set = (input: object, viewer: SignedIn | null = null) => payload(SET, { input }, viewer);
  const settle = async (minutes = 0) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    await api.services.settled();
    await api.services.jobs.runDue();
    await api.services.settled();
  };
  const stockOf = async (variantId: string) => (await api.store.get('stock', variantId))?.onHand ?? 0;
  return {
    ...inventory,
    run,
    set,
    settle,
    pause: (id: string, viewer: SignedIn | null, isPaused?: boolean) => payload(PAUSE, { id, isPaused }, viewer),
    setThreshold: (id: string, viewer: SignedIn | null, belowCents: number | null) => payload(THRESHOLD, { id, belowCents }, viewer),
    remove: (id: string, viewer: SignedIn | null) => payload(DELETE, { id }, viewer),
    own: async (viewer: SignedIn) => (await run<{ viewer: { alerts: TestAlert[]; emailTopics: string[] } }>(OWN, {}, viewer)).viewer,
    member: (email = 'aina@example.com') => aConfirmedMember(api, email),
    /** Opens the link in the newest confirmation email to an address. */
    confirm: async (email: string) => {
      await settle();
      return run<{ confirmEmail: { subject: string } }>(CONFIRM, { token: confirmationToken(api.mailbox, email) }, null);
    },
    /** A guest's confirmed alert. */
    guest: async (email: string, input: object) => {
      await set({ ...input, email });
      await settle();
      await run(CONFIRM, { token: confirmationToken(api.mailbox, email) }, null);
    },
    restock: async (setTo = 5, variantId = 'var_soldout') => {
      await setStock([{ variantId, expected: await stockOf(variantId), setTo }]);
      await settle();
    },
    priceOf: async (id: string, price: number) => {
      await saved({ price }, { id });
      await settle();
    },
    /** The emails with alerts, oldest first. */
    alertMails: () => api.mailbox.mails.filter(({ html }) => html.includes('/unsubscribe?token=') && html.includes('.ALERTS.')).reverse(),
  };
}
