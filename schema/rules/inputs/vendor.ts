import * as v from 'valibot';
import {
  MAX_CITY_LENGTH,
  MAX_HOLIDAY_DAYS,
  MAX_NAME_LENGTH,
  MAX_OPENING_HOURS_LENGTH,
  MAX_PREVIOUS_SLUGS,
  MAX_VENDOR_KIND_LENGTH,
  MAX_VENDOR_TEXT_LENGTH,
  VENDOR_NAME_LENGTH,
} from '../limits.ts';
import { hasLink, hasLinkInStreet } from '../links.ts';
import { isTelling } from '../tellingText.ts';
import { lineLength, proseLength } from '../textLength.ts';
import { startOfDay } from '../moments.ts';
import { normaliseIdentifier, normaliseLine, normaliseParagraphs } from '../normaliseText.ts';
import { isMarketName } from '../vendorNames.ts';
import { slugOfName, slugProblem } from '../vendorSlugs.ts';
import {
  atMost,
  check,
  email,
  localised,
  optionalText,
  orNull,
  parsed,
  parser,
  phoneOf,
  requiredLocalised,
  requiredText,
  state,
  withoutLink,
  type ReadPhone,
} from './fields.ts';

/** A vendor's stored values, which are accepted while unchanged. */
interface StoredVendor {
  name: string;
  /** Empty for a new vendor. */
  slug: string;
  previousSlugs?: string[];
  phone: string;
  whatsapp: string | null;
  holidayUntil?: string | null;
}

const DAY_MS = 86_400_000;
const SLUG_KEYS = { length: 'slugLength', form: 'slugForm', reserved: 'slugReserved' } as const;

/** Previous slugs that redirect to the vendor after a change. */
function slugsLeft({ slug: before, previousSlugs = [] }: StoredVendor, slug: string): string[] {
  if (before === '' || before === slug) return previousSlugs;
  return [...previousSlugs.filter((previous) => previous !== slug), before];
}

const { min, max } = VENDOR_NAME_LENGTH;
const isName = (name: string) => isTelling(name) && lineLength(name) >= min && lineLength(name) <= max;

/** The requested slug, not validated. A new vendor without one gets a slug derived from its name; null if that name is invalid. */
export function wantedSlug(typed: string | null | undefined, name: string, before: StoredVendor): string | null {
  const slug = normaliseIdentifier(typed ?? '').toLowerCase() || before.slug;
  if (slug !== '') return slug;
  return isName(name) && !isMarketName(name) ? slugOfName(name) : null;
}

const longText = v.pipe(v.string(), v.transform(normaliseParagraphs), atMost(MAX_VENDOR_TEXT_LENGTH, proseLength));
const kind = v.pipe(v.string(), v.transform(normaliseLine), atMost(MAX_VENDOR_KIND_LENGTH));

/**
 * A vendor's public data; `slug` is the requested slug. Pictures and uniqueness are checked against the store. Forms use some of
 * these fields.
 */
export function vendorFields(before: StoredVendor, now: Date, readPhone: ReadPhone = phoneOf) {
  const isSoon = (moment: string) => Date.parse(moment) > now.getTime() && Date.parse(moment) <= now.getTime() + MAX_HOLIDAY_DAYS * DAY_MS;
  const slug = v.pipe(
    v.string(),
    parser((typed, refuse) => {
      const problem = typed === before.slug && typed !== '' ? null : slugProblem(typed);
      if (problem !== null) refuse(SLUG_KEYS[problem]);
      else if (slugsLeft(before, typed).length > MAX_PREVIOUS_SLUGS) refuse('slugTooOften');
      return typed;
    }),
  );
  return v.object({
    name: v.pipe(
      v.string(),
      v.transform(normaliseLine),
      check(isName, 'vendorName'),
      check((name) => name === before.name || !isMarketName(name), 'vendorNameReserved'),
      withoutLink((name) => name !== before.name && hasLink(name)),
    ),
    slug: v.nullable(slug),
    description: requiredLocalised(longText, 'vendorDescription'),
    kind: requiredLocalised(kind, 'vendorKind'),
    makerName: v.pipe(optionalText(MAX_NAME_LENGTH), withoutLink()),
    returnPolicy: v.pipe(
      localised(longText),
      v.transform((texts) => (Object.keys(texts).length === 0 ? null : texts)),
    ),
    city: v.pipe(requiredText('city', MAX_CITY_LENGTH), withoutLink(hasLinkInStreet)),
    state,
    // Empty means no public email, or no public number.
    email: v.union([v.pipe(v.string(), v.transform(normaliseIdentifier), v.literal('')), email]),
    phone: parsed((typed) => (typed === before.phone ? typed : normaliseIdentifier(typed) && readPhone(typed)), 'phone'),
    whatsapp: v.nullish(
      v.pipe(
        parsed((typed) => (typed === before.whatsapp ? typed : normaliseIdentifier(typed) && readPhone(typed)), 'phone'),
        v.transform(orNull),
      ),
    ),
    openingHours: v.pipe(optionalText(MAX_OPENING_HOURS_LENGTH), withoutLink()),
    holidayUntil: v.nullish(
      v.pipe(
        v.string(),
        v.transform(startOfDay),
        check((moment) => moment === before.holidayUntil || isSoon(moment), 'holiday'),
      ),
      null,
    ),
  });
}

/** A complete vendor with its previous slugs. */
export function vendorSchema(before: StoredVendor, now: Date, readPhone: ReadPhone) {
  return v.pipe(
    vendorFields(before, now, readPhone),
    v.transform((vendor) => ({
      ...vendor,
      slug: vendor.slug ?? before.slug,
      previousSlugs: slugsLeft(before, vendor.slug ?? before.slug),
    })),
  );
}

type VendorForm = v.InferInput<ReturnType<typeof vendorSchema>>;
/**
 * Changes to a vendor: omitted fields and languages stay unchanged, and empty values are removed where allowed. Pictures are
 * identified by their upload id.
 */
export type VendorChange = { [Field in keyof VendorForm]?: VendorForm[Field] | null } & {
  logoUploadId?: string | null;
  bannerUploadId?: string | null;
  portraitUploadId?: string | null;
};
