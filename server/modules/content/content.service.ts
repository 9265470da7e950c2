import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { RETURN_DAYS } from '#schema/rules/limits.ts';
import { byLocale } from '#schema/rules/locales.ts';
import { inEveryLanguage, localise, mapTexts, type LocalisedText } from '#schema/rules/localisedText.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { shortMoney } from '#schema/rules/money.ts';
import { FREE_SHIPPING_OVER_CENTS, VAT_PERCENT } from '#schema/rules/totals.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import type { PaymentService } from '#server/modules/payments/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { Collections } from '#server/store/documents/collections.ts';
import type { BannerDoc, CategoryTileDoc, CollectionDoc, FaqDoc, InformationDoc, MarketplaceDoc } from '#server/store/documents/content.ts';
import type { CatalogService, ProductVariant } from '#server/modules/catalog/index.ts';
import type { ContentProjection } from './content.projection.ts';

/** A line of the sample cart. */
export interface DemoCartLine extends ProductVariant {
  quantity: number;
}

/** Reads the marketplace's own content: texts, banners, curated lists. */
export class ContentService {
  constructor(
    private readonly projection: ContentProjection,
    private readonly catalog: CatalogService,
    private readonly payments: PaymentService,
    private readonly options: { demo: boolean; now: () => Date },
  ) {}

  get isDemo(): boolean {
    return this.options.demo;
  }

  marketplace(): MarketplaceDoc {
    return this.projection.marketplace();
  }

  /** Initial cart for a first visit, excluding missing products; empty outside demo mode. */
  demoCart(): DemoCartLine[] {
    if (!this.isDemo) return [];
    return this.projection.marketplace().demoCart.flatMap(({ sku, quantity }) => {
      const chosen = this.catalog.variantBySku(sku);
      // Lines that cannot be ordered would block the visitor's checkout.
      return chosen === null || this.catalog.variantStock(chosen).purchasable < quantity ? [] : [{ ...chosen, quantity }];
    });
  }

  /** A placement's currently running banners, in order. */
  banners(placement: string): BannerDoc[] {
    const nowMs = this.options.now().getTime();
    return this.projection.inOrder('banners').filter((banner) => banner.placement === placement && isRunning(banner, nowMs));
  }

  /** Home page tiles whose category exists. */
  categoryTiles(): CategoryTileDoc[] {
    return this.projection.inOrder('categoryTiles').filter((tile) => this.catalog.category(tile.category) !== null);
  }

  /** A collection's documents by position. */
  inOrder<Name extends 'facts' | 'services' | 'team' | 'testimonials'>(name: Name): Collections[Name][] {
    return this.projection.inOrder(name);
  }

  collection(key: string): CollectionDoc | null {
    return this.projection.find('collections', key);
  }

  /** End of a list's offers; null if they do not end or have already ended. Recurring offers have no end. */
  endsAt({ endsAt }: CollectionDoc): string | null {
    return endsAt === undefined || this.isOver(endsAt) ? null : endsAt;
  }

  /** A list's product slugs; empty once its offers have ended. */
  offered({ endsAt, products }: CollectionDoc): string[] {
    return endsAt !== undefined && this.isOver(endsAt) ? [] : products;
  }

  private isOver(endsAt: string): boolean {
    return Date.parse(endsAt) <= this.options.now().getTime();
  }

  /** Frequently asked questions in order, with the marketplace's rules filled in. */
  faqs(): FaqDoc[] {
    const fill = this.filler();
    return this.projection.inOrder('faqs').map((faq) => ({ ...faq, question: fill(faq.question), answer: fill(faq.answer) }));
  }

  /** An information text with the marketplace's rules filled in; null for an unknown key. */
  information(key: InformationDoc['id']): InformationDoc | null {
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
    const methods = this.payments.offered().map(({ method }) => translations(`paymentMethods.${method}`));
    const facts = marketplaceFacts(this.projection.marketplace(), methods);
    return (text) => withFacts(text, facts);
  }
}

function isRunning({ startsAt, endsAt }: BannerDoc, nowMs: number): boolean {
  return (startsAt === null || Date.parse(startsAt) <= nowMs) && (endsAt === null || nowMs < Date.parse(endsAt));
}

/** Values for placeholders in texts (`{name}`). Business rules are defined only once, so that texts cannot contradict them. */
type MarketplaceFacts = Readonly<Record<string, LocalisedText>>;

/** Builds the placeholder values; `paymentMethods` are display names. */
function marketplaceFacts({ name, contact }: MarketplaceDoc, paymentMethods: readonly LocalisedText[]): MarketplaceFacts {
  return {
    shop: inEveryLanguage(name),
    business: inEveryLanguage(contact.businessName),
    registration: inEveryLanguage(contact.registrationNumber),
    email: inEveryLanguage(contact.email),
    phone: inEveryLanguage(contact.phones[0] ?? ''),
    address: inEveryLanguage(contact.address),
    vat: inEveryLanguage(`${VAT_PERCENT}%`),
    freeShipping: inEveryLanguage(shortMoney(FREE_SHIPPING_OVER_CENTS)),
    returnDays: inEveryLanguage(String(RETURN_DAYS)),
    states: inEveryLanguage(String(MALAYSIAN_STATES.length)),
    nearDays: inEveryLanguage(span('KUALA_LUMPUR')),
    peninsulaDays: inEveryLanguage(span('JOHOR')),
    seaDays: inEveryLanguage(span('SABAH')),
    paymentMethods: byLocale((locale) =>
      listWords(
        paymentMethods.map((method) => localise(method, locale)),
        locale,
      ),
    ),
  };
}

/** Replaces placeholders. Unknown names are left in place, so that they are noticed. */
function withFacts(text: LocalisedText, facts: MarketplaceFacts): LocalisedText {
  return mapTexts(text, (own, locale) =>
    own.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(facts, name) ? localise(facts[name] ?? {}, locale) : whole)),
  );
}

function span(state: MalaysianState): string {
  const { minDays, maxDays } = deliveryDays(state);
  return `${minDays}–${maxDays}`;
}
