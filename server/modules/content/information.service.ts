import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { shortMoney } from '#schema/rules/money.ts';
import { FREE_SHIPPING_OVER_CENTS, VAT_PERCENT } from '#schema/rules/totals.ts';
import { PAYMENT_METHOD_NAMES, type PaymentService } from '#server/modules/payments/index.ts';
import type { ShopDoc, FaqDoc, InformationDoc } from '#server/store/documents/content.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { ContentProjection } from './content.projection.ts';

/** Placeholder values for texts (`{name}`): business rules are defined once, so that texts cannot contradict them. */
export type MarketplaceFacts = Readonly<Record<string, LocalisedText>>;

/** Builds the placeholder values; `paymentMethods` are display names. */
export function marketplaceFacts({ name, contact }: ShopDoc, paymentMethods: readonly LocalisedText[]): MarketplaceFacts {
  return {
    shop: same(name),
    business: same(contact.businessName),
    registration: same(contact.registrationNumber),
    email: same(contact.email),
    phone: same(contact.phones[0] ?? ''),
    address: same(contact.address),
    vat: same(`${VAT_PERCENT}%`),
    freeShipping: same(shortMoney(FREE_SHIPPING_OVER_CENTS)),
    returnDays: same(String(RETURN_DAYS)),
    states: same(String(Object.keys(MALAYSIAN_STATES).length)),
    nearDays: same(span('KUALA_LUMPUR')),
    peninsulaDays: same(span('JOHOR')),
    seaDays: same(span('SABAH')),
    paymentMethods: {
      en: new Intl.ListFormat('en-MY').format(paymentMethods.map(({ en }) => en)),
      ms: new Intl.ListFormat('ms-MY').format(paymentMethods.map(({ ms }) => ms)),
    },
  };
}

/** Interpolates placeholders. Unknown names are left in place, so that they are noticed. */
export function withFacts(text: LocalisedText, facts: MarketplaceFacts): LocalisedText {
  const fill = (locale: 'en' | 'ms') =>
    text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(facts, name) ? (facts[name]?.[locale] ?? whole) : whole));
  return { en: fill('en'), ms: fill('ms') };
}

function same(text: string): LocalisedText {
  return { en: text, ms: text };
}

function span(state: MalaysianState): string {
  const { minDays, maxDays } = deliveryDays(state);
  return `${minDays}–${maxDays}`;
}

/** Reads the information texts, with the marketplace's rules interpolated. */
export class InformationService {
  constructor(
    private readonly projection: ContentProjection,
    private readonly payments: PaymentService,
  ) {}

  faqs(): FaqDoc[] {
    const fill = this.filler();
    return this.projection.inOrder('faqs').map((faq) => ({ ...faq, question: fill(faq.question), answer: fill(faq.answer) }));
  }

  /** null if there is no such text. */
  text(key: InformationDoc['id']): InformationDoc | null {
    const text = this.projection.find('information', key);
    if (text === null) return null;
    const fill = this.filler();
    return {
      ...text,
      title: fill(text.title),
      intro: fill(text.intro),
      sections: text.sections.map((section) => ({
        ...section,
        title: fill(section.title),
        summary: section.summary && fill(section.summary),
        paragraphs: section.paragraphs.map(fill),
        points: section.points.map(fill),
      })),
    };
  }

  private filler(): (text: LocalisedText) => LocalisedText {
    const names: Partial<Record<string, LocalisedText>> = PAYMENT_METHOD_NAMES;
    const methods = this.payments.offered().flatMap(({ method }) => names[method] ?? []);
    const facts = marketplaceFacts(this.projection.marketplace(), methods);
    return (text) => withFacts(text, facts);
  }
}
