import { randomBytes } from 'node:crypto';
import { vendorSchema, wantedSlug, type VendorChange } from '#schema/rules/inputs/vendor.ts';
import { FIRST_DELIVERY_CENTS } from '#schema/rules/limits.ts';
import { inEveryLanguage } from '#schema/rules/localisedText.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { normaliseLine } from '#schema/rules/normaliseText.ts';
import { vendorNameSkeleton } from '#schema/rules/vendorNames.ts';
import {
  memberTransaction,
  passwordNeeded,
  sensitiveChanges,
  wrongPassword,
  type SensitiveChange,
  type SensitiveChanges,
  type SignedIn,
} from '#server/modules/accounts/index.ts';
import type { CatalogueProjection } from '#server/modules/catalog/index.ts';
import { claimUpload } from '#server/modules/media/index.ts';
import { NoVendor, NotSignedIn } from '#server/platform/errors.ts';
import { INPUT_MESSAGES } from '#server/platform/input/inputMessages.ts';
import { given, invalid, parseInput, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { readPhone } from '#server/platform/input/readPhone.ts';
import type { MemoryWatch } from '#server/platform/memoryWatch.ts';
import type { SecurityLog } from '#server/platform/securityLog.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import { isMarketLookalike } from './lookalikes.ts';
import { VendorRepository } from './vendor.repository.ts';
import { settleContact } from './vendorContact.ts';
import { VENDOR_MESSAGES, conflict, type VendorError } from './vendorErrors.ts';

/** The changed vendor, or at least one error. */
export interface VendorResult {
  vendor: VendorDoc | null;
  errors: VendorError[];
}

interface Dependencies {
  store: Transactions;
  projection: Pick<CatalogueProjection, 'all'>;
  /** Whether new vendors need an operator's approval. */
  needsApproval: boolean;
  security: SecurityLog;
  memory: Pick<MemoryWatch, 'expectRoom'>;
  sensitive: SensitiveChanges;
  now: () => Date;
}

/** A vendor with its private settings. */
export interface VendorWithSettings {
  vendor: VendorDoc;
  settings: VendorSettingsDoc;
}

/** Computes a change to a vendor: its new state, or errors. */
type Work = (
  before: VendorWithSettings,
  transaction: Transaction,
) => Promise<{ vendor: VendorDoc; settings?: VendorSettingsDoc; errors: VendorError[] }>;

interface ChangeRequest {
  vendorId: string;
  expectedVersion: number;
  /** Required for sensitive changes. */
  currentPassword: string | null | undefined;
}

/** Rolls back a transaction that contains sensitive changes without the current password. */
class PasswordNeeded extends Error {
  constructor(
    readonly user: UserDoc,
    readonly changes: readonly SensitiveChange[],
  ) {
    super('The current password is needed');
  }
}

/** Creates vendors and updates their public data. */
export class VendorProfileService {
  constructor(private readonly dependencies: Dependencies) {}

  /** Creates a vendor for a member who has none. Throws NotSignedIn, and StoreFull while memory is low. */
  async create(viewer: SignedIn | null, request: VendorChange): Promise<VendorResult> {
    const { memory, now: clock } = this.dependencies;
    memory.expectRoom();
    const now = clock();
    const result = await memberTransaction(this.dependencies.store, viewer, async (transaction, { userId }): Promise<VendorResult> => {
      const user = await transaction.get('users', userId);
      if (user === null) throw new NotSignedIn();
      const own = await new VendorRepository(transaction).ofOwner(user.id);
      if (own !== null) return refused({ ...invalid([], VENDOR_MESSAGES.hasShop), path: null, code: 'CONFLICT' });
      const blank = this.blankVendor(user);
      const { vendor, errors, wanted } = changed(blank, request, now);
      const noState = request.state == null ? [invalid(['state'], VENDOR_MESSAGES.state)] : [];
      const taken = await this.taken(transaction, request, wanted, blank);
      if (vendor === null || noState.length + taken.length > 0) return refused(...errors, ...noState, ...taken);
      const pictured = await withPictures(transaction, { userId: user.id, now }, request, { ...vendor, businessName: vendor.name });
      if (pictured.errors.length > 0) return refused(...pictured.errors);
      if (!user.roles.includes('VENDOR')) await transaction.put('users', { ...user, roles: [...user.roles, 'VENDOR'] });
      const settled = await settleContact(transaction, blank, pictured.vendor, { owner: user, now });
      return { vendor: await transaction.put('vendors', settled, { expectedVersion: 0 }), errors: [] };
    });
    if (result.vendor !== null) {
      this.dependencies.security.record('privilege_permissions_changed', {
        user: result.vendor.ownerId ?? '',
        what: 'VENDOR',
        id: result.vendor.id,
      });
    }
    return result;
  }

  /**
   * Applies the fields that are present. Returns Conflict for an outdated version. Throws NotSignedIn, and NoVendor for another
   * user's vendor.
   */
  update(viewer: SignedIn | null, request: ChangeRequest, input: VendorChange): Promise<VendorResult> {
    return this.change(viewer, request, async ({ vendor: before }, transaction) => {
      const now = this.dependencies.now();
      const { vendor, errors, wanted } = changed(before, input, now);
      const taken = await this.taken(transaction, input, wanted, before);
      if (vendor === null || taken.length > 0) return { vendor: before, errors: [...errors, ...taken] };
      return withPictures(transaction, { userId: before.ownerId ?? '', now }, input, vendor);
    });
  }

  /**
   * Like `update`, for any part of a vendor and its settings. This is the only write path for existing vendors. Sensitive changes
   * require the current password; other changes ignore it.
   */
  async change(viewer: SignedIn | null, request: ChangeRequest, work: Work): Promise<VendorResult> {
    const { sensitive } = this.dependencies;
    const { currentPassword } = request;
    try {
      return await this.tryChange(viewer, request, work, null);
    } catch (error) {
      if (!(error instanceof PasswordNeeded)) throw error;
      const { user, changes } = error;
      if (currentPassword == null || currentPassword === '') return refused(passwordNeeded(PASSWORD_FIELD));
      const proof = { password: currentPassword, field: PASSWORD_FIELD, what: changes.join(' ') };
      const result = await sensitive.withPassword(user, proof, async (checkedHash) => {
        const refusal = await sensitive.takeVendorChange(user);
        if (refusal !== null) return refusal;
        const done = await this.tryChange(viewer, request, work, checkedHash);
        if (done.vendor !== null) sensitive.note(user, changes, request.vendorId);
        return done;
      });
      return 'kind' in result ? refused(result) : result;
    }
  }

  /** `checkedHash` is the hash against which the password was checked; null if it was not checked. Throws PasswordNeeded. */
  private tryChange(
    viewer: SignedIn | null,
    { vendorId, expectedVersion }: ChangeRequest,
    work: Work,
    checkedHash: string | null,
  ): Promise<VendorResult> {
    return memberTransaction(this.dependencies.store, viewer, async (transaction, { userId }) => {
      const before = await transaction.get('vendors', vendorId);
      if (before?.ownerId !== userId) throw new NoVendor();
      if (before.version !== expectedVersion) return refused(conflict(['expectedVersion'], before.version));
      const settingsBefore = await new VendorRepository(transaction).settingsOf(vendorId);
      const { vendor, settings = settingsBefore, errors } = await work({ vendor: before, settings: settingsBefore }, transaction);
      if (errors.length > 0) return refused(...errors);
      const changes = [...sensitiveChanges('vendors', before, vendor), ...sensitiveChanges('vendorSettings', settingsBefore, settings)];
      let settled = vendor;
      if (changes.length > 0) {
        const user = await transaction.get('users', userId);
        if (user === null) throw new NotSignedIn();
        if (checkedHash === null) throw new PasswordNeeded(user, changes);
        // Another device may have changed the password in the meantime.
        if (user.passwordHash !== checkedHash) return refused(wrongPassword(PASSWORD_FIELD));
        settled = await settleContact(transaction, before, vendor, { owner: user, now: this.dependencies.now() });
      }
      if (settings !== settingsBefore) await transaction.put('vendorSettings', settings);
      return { vendor: await transaction.put('vendors', settled, { expectedVersion }), errors: [] };
    });
  }

  /** Publishes a waiting vendor, given by its slug, and lifts a new vendor's quotas. Returns null if there is no such vendor. */
  async approve(slug: string): Promise<VendorDoc | null> {
    const approved = await this.dependencies.store.transaction(async (transaction) => {
      const vendor = await new VendorRepository(transaction).bySlug(slug);
      if (vendor === null) return null;
      if (vendor.isAwaitingApproval !== true && vendor.approvedAt !== undefined) return vendor;
      const at = this.dependencies.now().toISOString();
      const published = vendor.isAwaitingApproval === true ? { listedAt: at } : {};
      return transaction.put('vendors', { ...vendor, isAwaitingApproval: false, ...published, approvedAt: vendor.approvedAt ?? at });
    });
    if (approved !== null) this.dependencies.security.record('authz_admin', { what: 'approve-shop', id: approved.id });
    return approved;
  }

  /** Vendors awaiting an operator's approval, oldest first. */
  awaitingApproval(): VendorDoc[] {
    return [...this.dependencies.projection.all('vendors').values()]
      .filter(({ isAwaitingApproval }) => isAwaitingApproval === true)
      .sort((left, right) => left.joinedAt.localeCompare(right.joinedAt));
  }

  /** Conflicts with other vendors over the name, or over the slug (including previous slugs). */
  private async taken(
    transaction: Transaction,
    request: VendorChange,
    { name, slug }: Wanted,
    { id, ...before }: VendorDoc,
  ): Promise<InvalidInput[]> {
    const vendors = new VendorRepository(transaction);
    if (name !== before.name && isMarketLookalike(name)) return [invalid(['name'], INPUT_MESSAGES.vendorNameReserved)];
    const isNameTaken = name !== before.name && isTelling(name) && (await vendors.hasConfusable({ id, name }));
    const errors = isNameTaken ? [{ ...invalid(['name'], VENDOR_MESSAGES.nameTaken), code: 'CONFLICT' as const }] : [];
    // A derived slug's error is reported only if the name is valid.
    const isDerived = (request.slug ?? '').trim() === '' && before.slug === '';
    if (slug === null || slug === before.slug || (isNameTaken && isDerived)) return errors;
    return (await vendors.hasHadSlug({ id, slug }))
      ? [...errors, { ...invalid(['slug'], VENDOR_MESSAGES.slugTaken), code: 'CONFLICT' as const }]
      : errors;
  }

  /** Has no contact details, because the account's email and phone number are published only if the owner enters them. */
  private blankVendor({ id }: UserDoc): VendorDoc {
    return {
      id: `ven_${randomBytes(12).toString('hex')}`,
      slug: '',
      name: '',
      nameKey: '',
      description: {},
      kind: {},
      city: '',
      state: 'KUALA_LUMPUR',
      level: 0,
      joinedAt: this.dependencies.now().toISOString(),
      logo: null,
      banner: null,
      deliveryFeeCents: FIRST_DELIVERY_CENTS,
      shipsTo: [...MALAYSIAN_STATES],
      businessName: '',
      businessType: 'INDIVIDUAL',
      registrationNumber: '',
      email: '',
      phone: '',
      whatsapp: null,
      openingHours: null,
      ownerId: id,
      ...(this.dependencies.needsApproval && { isAwaitingApproval: true }),
    };
  }
}

/** Input field for the current password. */
const PASSWORD_FIELD = 'currentPassword';

/** Name and slug in a change, normalised but not validated. The slug is missing if it would be derived from an invalid name. */
interface Wanted {
  name: string;
  slug: string | null;
}

/** A vendor's texts after a change; omitted languages stay unchanged. */
function changedTexts({ description, kind, returnPolicy }: VendorDoc, change: VendorChange) {
  return {
    description: { ...description, ...change.description },
    kind: { ...kind, ...change.kind },
    returnPolicy: { ...returnPolicy, ...change.returnPolicy },
  };
}

/** A vendor with the changed fields, excluding pictures; null if there are errors. */
function changed(
  before: VendorDoc,
  request: VendorChange,
  now: Date,
): { vendor: VendorDoc | null; errors: InvalidInput[]; wanted: Wanted } {
  const {
    logoUploadId: _logo,
    bannerUploadId: _banner,
    portraitUploadId: _portrait,
    holidayUntil = before.holidayUntil,
    ...change
  } = request;
  const name = normaliseLine(request.name ?? before.name);
  const wanted = { name, slug: wantedSlug(request.slug, name, before) };
  const form = { ...before, ...given(change), ...changedTexts(before, change), ...wanted, holidayUntil };
  const { value, errors } = parseInput(vendorSchema(before, now, readPhone), form);
  return { vendor: value && { ...before, ...value, nameKey: vendorNameSkeleton(value.name) }, errors, wanted };
}

type PictureField = 'logoUploadId' | 'bannerUploadId' | 'portraitUploadId';

/** The vendor with the chosen pictures. Only the seller's own uploads are accepted; null removes a picture. */
async function withPictures(
  transaction: Transaction,
  { userId, now }: { userId: string; now: Date },
  request: VendorChange,
  vendor: VendorDoc,
): Promise<{ vendor: VendorDoc; errors: InvalidInput[] }> {
  const errors: InvalidInput[] = [];
  const picture = async (field: PictureField, before: PictureDoc | null, alt = vendor.name): Promise<PictureDoc | null> => {
    const uploadId = request[field];
    if (uploadId === undefined || (before !== null && uploadId === before.key)) return before;
    if (uploadId === null || uploadId === '') return null;
    const claimed = await claimUpload(transaction, { id: uploadId, userId, at: now });
    if (claimed !== null) return { ...claimed, alt: inEveryLanguage(alt) };
    errors.push(invalid([field], VENDOR_MESSAGES.upload));
    return before;
  };
  const logo = await picture('logoUploadId', vendor.logo);
  const banner = await picture('bannerUploadId', vendor.banner);
  const portrait = await picture('portraitUploadId', vendor.portrait ?? null, vendor.makerName ?? vendor.name);
  return { vendor: { ...vendor, logo, banner, portrait }, errors };
}

function refused(...errors: VendorError[]): VendorResult {
  return { vendor: null, errors };
}
