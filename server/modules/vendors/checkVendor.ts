import { isEmail } from '#schema/rules/emails.ts';
import {
  MAX_CITY_LENGTH,
  MAX_HOLIDAY_DAYS,
  MAX_OPENING_HOURS_LENGTH,
  MAX_PHONE_LENGTH,
  MAX_PREVIOUS_SLUGS,
  MAX_VENDOR_KIND_LENGTH,
  MAX_VENDOR_TEXT_LENGTH,
  VENDOR_NAME_LENGTH,
} from '#schema/rules/limits.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { normalisePhone } from '#schema/rules/phones.ts';
import { isMarketName } from '#schema/rules/vendorNames.ts';
import { slugOfName, slugProblem } from '#schema/rules/vendorSlugs.ts';
import { isTelling } from '#schema/rules/tellingText.ts';
import { INPUT_MESSAGES, tooLong } from '#server/platform/input/inputMessages.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';
import { tidyLine, tidyParagraphs } from '#schema/rules/tidyText.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { VENDOR_MESSAGES } from './vendorMessages.ts';

/** Raw vendor change: omitted stays unchanged, empty removes a value where that is allowed. */
export interface VendorRequest {
  name?: string | null;
  slug?: string | null;
  description?: string | null;
  descriptionMs?: string | null;
  kind?: string | null;
  kindMs?: string | null;
  city?: string | null;
  state?: MalaysianState | null;
  email?: string | null;
  phone?: string | null;
  whatsapp?: string | null;
  openingHours?: string | null;
  logoUploadId?: string | null;
  bannerUploadId?: string | null;
  returnPolicy?: string | null;
  returnPolicyMs?: string | null;
  holidayUntil?: string | null;
}

const DAY_MS = 86_400_000;

const SLUG_TEXTS = {
  length: VENDOR_MESSAGES.slugLength,
  form: VENDOR_MESSAGES.slugForm,
  reserved: VENDOR_MESSAGES.slugReserved,
} as const;

/**
 * Normalises and validates a vendor change, collecting all errors; the result is valid only without errors. Unchanged values are not
 * checked again. The caller checks pictures and the uniqueness of the slug.
 */
export function checkVendor(request: VendorRequest, before: VendorDoc, now: Date): { shop: VendorDoc; errors: InvalidInput[] } {
  const errors: InvalidInput[] = [];
  const refuse = (field: keyof VendorRequest, text: LocalisedText) => errors.push(invalid([field], text));
  const both = (english: 'description' | 'kind' | 'returnPolicy', old: LocalisedText | null | undefined, max: number, isLong: boolean) => {
    const malay = `${english}Ms` as const;
    const tidy = isLong ? tidyParagraphs : tidyLine;
    const text = { en: tidy(request[english] ?? old?.en ?? ''), ms: tidy(request[malay] ?? old?.ms ?? '') };
    if (text.en.length > max) refuse(english, tooLong(max));
    if (text.ms.length > max) refuse(malay, tooLong(max));
    return text;
  };

  const name = tidyLine(request.name ?? before.name);
  if (!isTelling(name) || name.length < VENDOR_NAME_LENGTH.min || name.length > VENDOR_NAME_LENGTH.max)
    refuse('name', VENDOR_MESSAGES.name);
  else if (name !== before.name && isMarketName(name)) refuse('name', VENDOR_MESSAGES.nameReserved);

  const slug = wantedSlug(request, before, name);
  const isKept = slug === before.slug && slug !== '';
  // A slug derived from the name is an error only if the name is valid.
  const isTyped = (request.slug ?? '').trim() !== '' || errors.length === 0;
  const problem = isKept || !isTyped ? null : slugProblem(slug);
  if (problem !== null) refuse('slug', SLUG_TEXTS[problem]);
  const previousSlugs = slugsLeft(before, slug);
  if (previousSlugs.length > MAX_PREVIOUS_SLUGS) refuse('slug', VENDOR_MESSAGES.slugTooOften);

  const description = both('description', before.description, MAX_VENDOR_TEXT_LENGTH, true);
  if (!isTelling(description.en) && !isTelling(description.ms)) refuse('description', VENDOR_MESSAGES.description);
  const kind = both('kind', before.kind, MAX_VENDOR_KIND_LENGTH, false);
  if (!isTelling(kind.en) && !isTelling(kind.ms)) refuse('kind', VENDOR_MESSAGES.kind);
  const returnPolicy = both('returnPolicy', before.returnPolicy, MAX_VENDOR_TEXT_LENGTH, true);

  const city = tidyLine(request.city ?? before.city);
  if (!isTelling(city)) refuse('city', INPUT_MESSAGES.city);
  else if (city.length > MAX_CITY_LENGTH) refuse('city', tooLong(MAX_CITY_LENGTH));

  const email = tidyLine(request.email ?? before.email);
  if (!isEmail(email)) refuse('email', INPUT_MESSAGES.email);
  const phone = numberOf(request.phone, before.phone);
  if (phone === null) refuse('phone', INPUT_MESSAGES.phone);
  const hasWhatsapp = (request.whatsapp ?? before.whatsapp ?? '').trim() !== '';
  const whatsapp = hasWhatsapp ? numberOf(request.whatsapp, before.whatsapp) : null;
  if (hasWhatsapp && whatsapp === null) refuse('whatsapp', INPUT_MESSAGES.mobile);
  const openingHours = tidyLine(request.openingHours ?? before.openingHours ?? '');
  if (openingHours.length > MAX_OPENING_HOURS_LENGTH) refuse('openingHours', tooLong(MAX_OPENING_HOURS_LENGTH));

  const holidayUntil = request.holidayUntil === undefined ? (before.holidayUntil ?? null) : request.holidayUntil;
  if (request.holidayUntil != null && request.holidayUntil !== before.holidayUntil && !isNear(request.holidayUntil, now))
    refuse('holidayUntil', VENDOR_MESSAGES.holiday);

  const shop: VendorDoc = {
    ...before,
    name,
    slug,
    previousSlugs,
    description,
    kind,
    returnPolicy: returnPolicy.en === '' && returnPolicy.ms === '' ? null : returnPolicy,
    city,
    state: request.state ?? before.state,
    email,
    phone: phone ?? '',
    whatsapp,
    openingHours: openingHours || null,
    holidayUntil,
  };
  return { shop, errors };
}

/** The requested slug; for a vendor without one, the slug derived from its name. */
function wantedSlug({ slug }: VendorRequest, before: VendorDoc, name: string): string {
  const typed = slug?.trim().toLowerCase() ?? '';
  if (typed !== '') return typed;
  return before.slug === '' ? slugOfName(name) : before.slug;
}

/** Previous slugs that redirect to the vendor after a change. */
function slugsLeft({ slug: before, previousSlugs = [] }: VendorDoc, slug: string): string[] {
  if (before === '' || before === slug) return previousSlugs;
  return [...previousSlugs.filter((previous) => previous !== slug), before];
}

/** A number in E.164; unchanged input as stored; null when it is empty. */
function numberOf(typed: string | null | undefined, before: string | null): string | null {
  if (typed == null || typed === before) return before;
  return typed.length > MAX_PHONE_LENGTH ? null : normalisePhone(typed);
}

function isNear(moment: string, now: Date): boolean {
  const distance = Date.parse(moment) - now.getTime();
  return distance > 0 && distance <= MAX_HOLIDAY_DAYS * DAY_MS;
}
