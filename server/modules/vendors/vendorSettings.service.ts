import { businessTypeOf } from '#schema/rules/businessTypes.ts';
import { accountDigits, vendorSettingsSchema, type VendorSettingsChange } from '#schema/rules/inputs/vendorSettings.ts';
import { normaliseLine } from '#schema/rules/normaliseText.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { FieldCipher } from '#server/platform/fieldCipher.ts';
import { INPUT_MESSAGES } from '#server/platform/input/inputMessages.ts';
import { given, invalid, parseInput } from '#server/platform/input/parseInput.ts';
import type { VendorDoc, VendorSettingsDoc } from '#server/store/documents/vendors.ts';
import { isMarketLookalike } from './lookalikes.ts';
import { VendorRepository } from './vendor.repository.ts';
import { VENDOR_MESSAGES } from './vendorErrors.ts';
import type { VendorProfileService, VendorResult } from './vendorProfile.service.ts';

/** Number of trailing account digits that are shown. */
const SHOWN_DIGITS = 4;

/** Private settings as shown to the vendor. */
export interface ShownSettings extends Omit<VendorSettingsDoc, 'bankAccount'> {
  bankAccountLastFour: string | null;
}

interface Dependencies {
  vendors: VendorRepository;
  vendorProfiles: VendorProfileService;
  /** Encrypts account numbers. */
  cipher: FieldCipher;
  now: () => Date;
}

/** Vendors' business, bank and delivery settings. */
export class VendorSettingsService {
  constructor(private readonly dependencies: Dependencies) {}

  /** A vendor's private settings. */
  async of(vendorId: string): Promise<ShownSettings> {
    const { vendors, cipher } = this.dependencies;
    const { bankAccount, ...settings } = await vendors.settingsOf(vendorId);
    const digits = bankAccount === null ? null : cipher.decrypt(bankAccount, vendorId);
    return { ...settings, bankAccountLastFour: digits?.slice(-SHOWN_DIGITS) ?? null };
  }

  /**
   * Applies the fields that are present to the vendor and its settings in one transaction. Returns Conflict for an outdated
   * version. Throws NotSignedIn.
   */
  update(
    viewer: SignedIn | null,
    vendorId: string,
    { currentPassword, ...request }: VendorSettingsChange & { currentPassword?: string | null },
    expectedVersion: number,
  ): Promise<VendorResult> {
    const { cipher, now, vendorProfiles } = this.dependencies;
    return vendorProfiles.change(
      viewer,
      { vendorId, expectedVersion, currentPassword },
      async ({ vendor: before, settings }, transaction) => {
        const schema = vendorSettingsSchema(before, now().getUTCFullYear());
        const { taxId, deliveryRates, expressFee, offersPickup } = request;
        const { value, errors } = parseInput(schema, {
          ...given({ taxId, deliveryRates, expressFee }),
          ...businessOf(before, request),
          ...bankOf(settings, request),
          ...pickupOf(before, request),
        });
        if (value === null) return { vendor: before, errors };
        const { businessName = before.businessName } = value;
        const isNew = businessName !== before.businessName;
        if (isNew && isMarketLookalike(businessName ?? ''))
          return { vendor: before, errors: [invalid(['businessName'], INPUT_MESSAGES.vendorNameReserved)] };
        const isOthers = isNew && (await new VendorRepository(transaction).hasConfusable({ id: vendorId, name: businessName }));
        if (isOthers) return { vendor: before, errors: [{ ...invalid(['businessName'], VENDOR_MESSAGES.nameTaken), code: 'CONFLICT' }] };
        const { taxId: newTaxId = settings.taxId, bankName, bankAccount = null, deliveryRates: rates, expressFee: fee, ...vendor } = value;
        const encrypted = bankAccount === null ? null : cipher.encrypt(bankAccount, vendorId);
        return {
          settings: { ...settings, taxId: newTaxId, ...(bankName !== undefined && { bankName, bankAccount: encrypted }) },
          vendor: {
            ...before,
            ...vendor,
            businessType: request.businessType ?? before.businessType,
            ...(rates && {
              deliveryRates: rates,
              shipsTo: rates.map(({ state }) => state),
              deliveryFeeCents: Math.min(...rates.map(({ priceCents }) => priceCents)),
            }),
            ...(fee !== undefined && { expressFeeCents: fee || null }),
            ...given({ offersPickup }),
          },
          errors,
        };
      },
    );
  }
}

/** Validates the business as a whole, because its legal form determines whether a registration number is required. */
function businessOf(before: VendorDoc, { businessName, businessType, registrationNumber }: VendorSettingsChange) {
  if (businessName == null && businessType == null && registrationNumber == null) return {};
  return {
    businessName: businessName ?? before.businessName,
    businessType: businessType ?? businessTypeOf(before.businessType),
    registrationNumber: registrationNumber ?? before.registrationNumber,
  };
}

/** Changing the bank requires entering the account number again. An empty name and number remove the bank. */
function bankOf(before: VendorSettingsDoc, { bankName, bankAccount = null }: VendorSettingsChange) {
  const name = normaliseLine(bankName ?? before.bankName ?? '');
  const isUnchanged = bankAccount === null && (bankName == null || name === before.bankName);
  if (isUnchanged) return {};
  const isEmpty = name === '' && accountDigits(bankAccount ?? '') === '';
  return isEmpty ? { bankName: null } : { bankName: name, bankAccount };
}

/**
 * Offering pickup requires an address, which is validated when pickup is first offered and whenever an address is given. An empty
 * address removes it.
 */
function pickupOf(before: VendorDoc, { offersPickup, pickupAddress }: VendorSettingsChange) {
  const begins = offersPickup === true && before.pickupAddress == null;
  if (pickupAddress == null && !begins) return {};
  const address = pickupAddress ?? { line1: '', postalCode: '' };
  const isEmpty = [address.line1, address.line2 ?? '', address.postalCode].every((text) => normaliseLine(text) === '');
  const isOffered = offersPickup ?? before.offersPickup === true;
  return { pickupAddress: isEmpty && !isOffered ? null : address };
}
