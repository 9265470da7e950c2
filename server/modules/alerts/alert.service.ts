import { MAX_GUEST_ALERTS, MAX_SAVED_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { email as emailSchema } from '#schema/rules/inputs/fields.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { memberTransaction, visitorTransaction, type AuthFailed, type SignedIn } from '#server/modules/accounts/index.ts';
import type { CatalogService, ListingService } from '#server/modules/catalog/index.ts';
import { deleteGuestAlerts, inboxIdOf } from '#server/modules/notifications/index.ts';
import { CallerBackoffLimiter, MINUTES_TO_AN_HOUR } from '#server/platform/backoffLimiter.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { Caller } from '#server/platform/caller.ts';
import { BadInput, NotSignedIn } from '#server/platform/errors.ts';
import { invalid, notFound, parseInput } from '#server/platform/input/parseInput.ts';
import { enqueueConfirmationMail } from '#server/platform/mail/enqueueConfirmationMail.ts';
import type { AlertDoc, AlertSearchDoc } from '#server/store/documents/alerts.ts';
import type { AttemptStore } from '#server/store/sharedState.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { ALERT_MESSAGES } from './alertMessages.ts';
import { alertIdOf, isFull, reactivated, withThreshold } from './alertRules.ts';
import { targetIn, type AlertError, type AlertRequest, type Target } from './alertTargets.ts';
import type { GuestAlertLinks } from './guestAlertLinks.ts';
import { enqueueFirstCheck } from './watchers.service.ts';

/** Limit per caller. */
const ALERTS = { name: 'alerts', free: 20, ...MINUTES_TO_AN_HOUR };
/** A guest's alerts send emails to addresses that anyone can enter. */
const GUEST_ALERTS = { ...ALERTS, name: 'alerts of guests', free: 6 };

/** The alert, or at least one error. */
export interface AlertResult {
  /** Null on errors, and for guests. */
  alert: AlertDoc | null;
  /** Whether a guest has to open the link in an email. */
  isConfirmationSent: boolean;
  errors: AlertError[];
}

export interface AlertOwner {
  viewer: SignedIn | null;
  caller: Caller;
  locale: Locale;
}

/** Who changes an alert: its member, or with a token a guest. */
export interface AlertHolder {
  viewer: SignedIn | null;
  /** Token of a guest's link; it takes precedence over the session. */
  token?: string | null | undefined;
}

interface Dependencies {
  store: Transactions;
  catalog: Pick<CatalogService, 'publicVariant'>;
  listings: Pick<ListingService, 'list'>;
  links: GuestAlertLinks;
  attempts: AttemptStore;
  now: () => Date;
}

export const refused = (...errors: AlertError[]): AlertResult => ({ alert: null, isConfirmationSent: false, errors });

/** The only response for guests with a valid request, because the caller may be someone else. */
const CONFIRMATION_SENT: AlertResult = { alert: null, isConfirmationSent: true, errors: [] };

/** Sets, changes, pauses and deletes alerts. */
export class AlertService {
  private readonly ofMembers: CallerBackoffLimiter;
  private readonly ofGuests: CallerBackoffLimiter;

  constructor(private readonly dependencies: Dependencies) {
    this.ofMembers = new CallerBackoffLimiter(ALERTS, dependencies.attempts);
    this.ofGuests = new CallerBackoffLimiter(GUEST_ALERTS, dependencies.attempts);
  }

  /**
   * Sets an alert. An owner has one alert per target, so repeating a request changes only the threshold, and ends a pause. A guest's
   * alert waits for the link in an email; the response is the same if it was confirmed before, so that it reveals nothing. Throws
   * NotSignedIn for a guest without an email, BadInput unless there is one target, and RateLimited.
   */
  async set(request: AlertRequest, { viewer, caller, locale }: AlertOwner): Promise<AlertResult> {
    const { value: search, errors } = this.searchOf(request);
    if (errors.length > 0) return refused(...errors);
    const guest = viewer === null ? parseInput(emailSchema, request.email ?? '', 'email') : null;
    if (guest?.value === null) return refused(...guest.errors);
    await (viewer === null ? this.ofGuests : this.ofMembers).admit(caller);
    return visitorTransaction(
      this.dependencies.store,
      viewer,
      async (transaction): Promise<AlertResult> => {
        const target = await targetIn(transaction, request, search, this.dependencies.catalog);
        if ('text' in target) return refused(target);
        const owner = await ownerIn(transaction, viewer, guest?.value ?? '', locale);
        return this.put(transaction, target, owner);
      },
      { changes: 'alerts' },
    );
  }

  /** Pauses an own alert, or resumes it. A resumed alert reports only products that are new from now on. Idempotent. Throws NotSignedIn and RateLimited. */
  async pause(holder: AlertHolder, caller: Caller, id: string, isPaused: boolean): Promise<AlertResult> {
    if (!isNobody(holder) && !isPaused) await this.ofMembers.admit(caller);
    return this.change(holder, id, async (transaction, alert) => {
      if ((alert.state === 'PAUSED') === isPaused) return alert;
      if (isPaused) return transaction.put('alerts', { ...alert, state: 'PAUSED' });
      const at = this.dependencies.now();
      await enqueueFirstCheck(transaction, alert, at);
      return transaction.put('alerts', reactivated(alert, { since: at.toISOString() }));
    });
  }

  /** Sets the highest price that is news for an own price alert; null for any lower price. A pause continues. Idempotent. Throws NotSignedIn. */
  setThreshold(holder: AlertHolder, id: string, belowCents: number | null): Promise<AlertResult> {
    const { catalog } = this.dependencies;
    return this.change(holder, id, async (transaction, alert) => {
      if (alert.kind !== 'PRICE_DROP') return notFound(['id'], ALERT_MESSAGES.noAlert);
      if (alert.thresholdCents === belowCents) return alert;
      const target = await targetIn(transaction, { productId: alert.productId, belowCents }, null, catalog);
      if ('text' in target) return target;
      return transaction.put('alerts', withThreshold(alert, target.thresholdCents, target.toldCents));
    });
  }

  /** Deletes an own alert and returns it. Throws NotSignedIn. */
  delete(holder: AlertHolder, id: string): Promise<AlertResult> {
    return this.change(holder, id, async (transaction, alert) => {
      await transaction.delete('alerts', id);
      return alert;
    });
  }

  /** Deletes all alerts that guests set for an inbox, but not those of a member with its address. Idempotent. Returns an error for a wrong token. */
  async deleteAllOfGuest(token: string): Promise<AuthFailed | null> {
    const link = this.dependencies.links.read(token);
    if ('kind' in link) return link;
    await this.dependencies.store.transaction((transaction) => deleteGuestAlerts(transaction, link.inbox), { changes: 'alerts' });
    return null;
  }

  private async change(
    { viewer, token }: AlertHolder,
    id: string,
    work: (transaction: Transaction, alert: AlertDoc) => Promise<AlertDoc | AlertError>,
  ): Promise<AlertResult> {
    const { store, links } = this.dependencies;
    const run = async (transaction: Transaction, isOwn: (alert: AlertDoc) => boolean): Promise<AlertResult> => {
      const alert = await transaction.get('alerts', id);
      if (alert === null || !isOwn(alert)) return refused(notFound(['id'], ALERT_MESSAGES.noAlert));
      const result = await work(transaction, alert);
      return 'text' in result ? refused(result) : { alert: result, isConfirmationSent: false, errors: [] };
    };
    if (token == null) {
      const ofMember = (transaction: Transaction, { userId }: SignedIn) => run(transaction, (alert) => alert.userId === userId);
      return memberTransaction(store, viewer, ofMember, { changes: 'alerts' });
    }
    const link = links.read(token);
    if ('kind' in link) return refused(link);
    const isOwn = ({ userId, inbox, state }: AlertDoc) => userId === null && inbox === link.inbox && state !== 'UNCONFIRMED';
    return store.transaction((transaction) => run(transaction, isOwn), { changes: 'alerts' });
  }

  private async put(transaction: Transaction, target: Target, owner: Owner): Promise<AlertResult> {
    const at = this.dependencies.now();
    const id = alertIdOf(owner.userId ?? owner.inbox, target.target, target.search);
    const before = await transaction.get('alerts', id);
    const isGuest = owner.userId === null;
    if (before === null && isGuest) await makeRoom(transaction, owner.inbox);
    // A guest's limit is checked when the link is opened, because only the owner of the inbox may learn of it.
    if (before === null && !isGuest && (await isFull(transaction, owner))) return refused(invalid([], ALERT_MESSAGES.tooManyOfMember));
    const created = { id, ...target, ...owner, since: at.toISOString(), createdAt: at.toISOString(), sentAt: null };
    if (before === null) {
      const alert = await transaction.put('alerts', { ...created, state: isGuest ? 'UNCONFIRMED' : 'ACTIVE' });
      if (isGuest) await enqueueConfirmationMail(transaction, 'CONFIRM_ALERT', { id, email: owner.email ?? '' }, at);
      return isGuest ? CONFIRMATION_SENT : { alert, isConfirmationSent: false, errors: [] };
    }
    // Only its owner may change a guest's alert, and the caller may be someone else.
    if (isGuest) {
      if (before.state === 'UNCONFIRMED')
        await enqueueConfirmationMail(transaction, 'CONFIRM_ALERT', { id, email: before.email ?? '' }, at);
      return CONFIRMATION_SENT;
    }
    const { thresholdCents, toldCents } = target;
    const isPaused = before.state === 'PAUSED';
    if (before.thresholdCents === thresholdCents && !isPaused) return { alert: before, isConfirmationSent: false, errors: [] };
    const changed = isPaused
      ? { ...reactivated(before, { toldCents, since: at.toISOString() }), thresholdCents }
      : withThreshold(before, thresholdCents, toldCents);
    const alert = await transaction.put('alerts', { ...changed, inbox: owner.inbox });
    return { alert, isConfirmationSent: false, errors: [] };
  }

  /** The search of a request; null if its target is something else. */
  private searchOf({ variantId, productId, vendorId, search }: AlertRequest): { value: AlertSearchDoc | null; errors: AlertError[] } {
    if ([variantId, productId, vendorId, search].filter((each) => each != null).length !== 1) {
      throw new BadInput('Give exactly one of `variantId`, `productId`, `vendorId` and `search`.');
    }
    if (search == null) return { value: null, errors: [] };
    const query = (search.query ?? '').trim();
    const filter = canonicalJson(withoutNulls(search.filter ?? {}));
    const isPath = search.path.startsWith('/') && !/^[/\\]{2}|\s/.test(search.path);
    if (!isPath || Math.max(search.path.length, filter.length) > MAX_SAVED_SEARCH_LENGTH) {
      throw new BadInput(`\`search\` must have a path within the marketplace, and at most ${MAX_SAVED_SEARCH_LENGTH} characters.`);
    }
    if (query === '' && filter === '{}') return { value: null, errors: [invalid(['search'], ALERT_MESSAGES.emptySearch)] };
    // Throws BadInput for a search beyond its limits, which could not be run later.
    this.dependencies.listings.list({ query, filter: JSON.parse(filter) as object, first: 1 }, { locale: 'en', defaultFirst: 1 });
    return { value: { query, filter, path: search.path }, errors: [] };
  }
}

const isNobody = ({ viewer, token }: AlertHolder) => viewer === null && token == null;

type Owner = Pick<AlertDoc, 'userId' | 'email' | 'inbox' | 'locale'>;

async function ownerIn(transaction: Transaction, viewer: SignedIn | null, email: string, locale: Locale): Promise<Owner> {
  if (viewer === null) return { userId: null, email, inbox: inboxIdOf(email), locale };
  const user = await transaction.get('users', viewer.userId);
  if (user === null) throw new NotSignedIn();
  return { userId: user.id, email: null, inbox: inboxIdOf(user.email), locale };
}

/** Anyone can set unconfirmed alerts for an inbox, so beyond the limit the oldest of them is deleted. */
async function makeRoom(transaction: Transaction, inbox: string): Promise<void> {
  const { items } = await transaction.query('alerts', { where: { inbox, state: 'UNCONFIRMED' }, orderBy: 'createdAt' });
  const [oldest] = items;
  if (oldest !== undefined && items.length >= MAX_GUEST_ALERTS) await transaction.delete('alerts', oldest.id);
}

/** Fields of a filter that do not filter are left out, so that equal searches are one alert. */
function withoutNulls(filter: object): object {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null && !(Array.isArray(value) && value.length === 0)));
}
