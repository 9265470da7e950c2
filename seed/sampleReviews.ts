import type { Locale } from '#schema/rules/locales.ts';
import { DEMO_SHOPPER_ID, type OrderView } from '#server/modules/orders/index.ts';
import type { Services } from '#server/services.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { AddressDoc, OrderLineDoc } from '#server/store/documents/orders.ts';
import type { ReviewDoc, ReviewFault, ReviewFit, ReviewMarkDoc } from '#server/store/documents/reviews.ts';
import { hashNumber } from './build/ids.ts';
import type { Catalogue } from './catalogue.ts';
import reviews from './data/reviews.json' with { type: 'json' };
import type { Sample } from './sample.ts';

interface ReviewText {
  stars: number;
  locale: string;
  title: string;
  text: string;
  fit?: string;
  /** Why an operator rejects it. */
  fault?: string;
}

/** Gets no orders here, because it has its own sample sales. */
const DEMO_VENDOR = 'dapur-mak-som';
/** One product in this many is reviewed; most have fewer reviews than the maximum. */
const REVIEWED_SHARE = 3;
const MAX_REVIEWS = 7;
/** Each review's product keeps stock. */
const MIN_ON_HAND = 2 * MAX_REVIEWS;
const HOUR_MS = 3_600_000;
/** Time from a review to its reply. */
const REPLY_HOURS = 7;
/** Demo accounts that find some reviews helpful. */
const MARKING = [DEMO_SHOPPER_ID, 'usr_demo_vendor'];

const BUYERS = [
  buyer('Aisyah', 'Rahman', '12 Jalan Telawi', 'Kuala Lumpur', '59100', 'KUALA_LUMPUR'),
  buyer('Lim', 'Hui Min', '5 Jalan Burma', 'George Town', '10050', 'PENANG'),
  buyer('Ganesh', 'Kumar', '41 Jalan Raja', 'Klang', '41000', 'SELANGOR'),
  buyer('Nurul', 'Iman', '9 Jalan Merdeka', 'Melaka', '75000', 'MELAKA'),
  buyer('Wong', 'Kai Xin', '27 Jalan Yang Kalsom', 'Ipoh', '30250', 'PERAK'),
  buyer('Hafiz', 'Osman', '3 Jalan Wong Ah Fook', 'Johor Bahru', '80000', 'JOHOR'),
  buyer('Chong', 'Mei Fong', '18 Jalan Tuanku Munawir', 'Seremban', '70000', 'NEGERI_SEMBILAN'),
  buyer('Sarah', 'Abdullah', '6 Jalan Mahkota', 'Kuantan', '25000', 'PAHANG'),
] as const;

function buyer(firstName: string, lastName: string, line1: string, city: string, postalCode: string, state: AddressDoc['state']) {
  return { firstName, lastName, phone: '+60125550188', line1, line2: null, city, postalCode, state };
}

/** Number of reviews that a product gets; 0 for two of three products. */
export function reviewsOf(product: ProductDoc, catalogue: Catalogue): number {
  const hash = hashNumber(`reviews:${product.slug}`);
  const units = new Map(catalogue.stock.map(({ id, onHand }) => [id, onHand]));
  const first = product.variants.find(({ id }) => (units.get(id) ?? 0) > 1);
  const isSold =
    product.status === 'AVAILABLE' && product.fulfilment.includes('ONLINE') && (units.get(first?.id ?? '') ?? 0) >= MIN_ON_HAND;
  if (!isSold || hash % REVIEWED_SHARE !== 0) return 0;
  return 1 + (Math.floor(hash / REVIEWED_SHARE) % MAX_REVIEWS);
}

/** Delivered orders of the products that get reviews: each buyer orders several of a vendor's. */
export function reviewedOrders(catalogue: Catalogue): Sample[] {
  const samples: Sample[] = [];
  for (const vendor of catalogue.vendors.filter(({ slug }) => slug !== DEMO_VENDOR)) {
    const products = catalogue.products.filter(({ vendorId }) => vendorId === vendor.id);
    const counts = new Map(products.map((product) => [product.slug, reviewsOf(product, catalogue)]));
    for (let round = 0; round < MAX_REVIEWS; round += 1) {
      const slugs = [...counts].filter(([, count]) => count > round).map(([slug]) => slug);
      if (slugs.length > 0) samples.push(orderOf(slugs, hashNumber(vendor.slug) + round, `${vendor.slug}-${round + 1}`));
    }
  }
  return samples;
}

function orderOf(slugs: readonly string[], number: number, name: string): Sample {
  const address = BUYERS[number % BUYERS.length] ?? BUYERS[0];
  return {
    daysAgo: 9 + ((number * 11) % 70),
    quantities: Object.fromEntries(slugs.map((slug) => [slug, 1])),
    online: 'APPROVED',
    buyer: { email: `${address.firstName.toLowerCase()}.${name}@neighbours.example`, address },
    steps: [
      [
        ['PACKED', 5],
        ['SHIPPED', 24],
        ['OUT_FOR_DELIVERY', 70],
        ['DELIVERED', 76],
      ],
    ],
    reviewedAfterHours: 20 + ((number * 17) % 90),
  };
}

/** Family names of buyers who write in Chinese or English; the others write in Malay or English. */
const CHINESE_NAMES: ReadonlySet<string> = new Set(['Chong', 'Lim', 'Tan', 'Wong']);

/** The texts for a category in a buyer's languages; a category without its own list has none. */
function textsOf(category: string, firstName: string): readonly ReviewText[] {
  const [group] = Object.entries(reviews.categories).find(([, categories]) => categories.includes(category)) ?? [];
  const other = CHINESE_NAMES.has(firstName) ? 'ms' : 'zh-MY';
  return group === undefined ? [] : reviews.texts[group as keyof typeof reviews.texts].filter(({ locale }) => locale !== other);
}

/** Writes reviews of delivered sample orders as their buyers do, each text only once per product. */
export class SampleReviewer {
  private count = 0;
  private readonly used = new Set<string>();

  constructor(private readonly services: Services) {}

  /** Reviews all lines. A few of all reviews are held back, and one is rejected. */
  async review(order: OrderView): Promise<void> {
    const { reviews: service, moderation } = this.services;
    for (const line of order.packages.flatMap(({ lines }) => lines)) {
      const written = this.textFor(line, order.shippingAddress.firstName);
      if (written === undefined) continue;
      const { stars, title, text, locale, fit = null, fault } = written;
      const { review } = await service.save(
        {
          orderNumber: order.number,
          lineId: line.id,
          stars,
          title,
          text,
          fit: line.options['size'] === undefined ? null : (fit as ReviewFit),
        },
        {
          viewer: null,
          accessToken: order.accessToken ?? null,
          locale: locale as Locale,
          // Each order is a caller, so that the rate limit does not apply.
          caller: { account: null, device: order.id, network: order.id },
        },
      );
      if (review !== null && fault !== undefined) await moderation.reject(review.id, fault as ReviewFault);
    }
  }

  private textFor({ productId, sku }: OrderLineDoc, firstName: string): ReviewText | undefined {
    this.count += 1;
    const special = reviews.special.find(({ at }) => at === this.count);
    if (special !== undefined) return special;
    const texts = textsOf(this.services.catalog.product(productId)?.category ?? '', firstName);
    const start = hashNumber(`${sku} ${firstName}`) % Math.max(1, texts.length);
    const text = [...texts.slice(start), ...texts.slice(0, start)].find(({ title }) => !this.used.has(`${productId} ${title}`));
    if (text !== undefined) this.used.add(`${productId} ${text.title}`);
    return text;
  }
}

/** The reviews with their buyers' accounts; some with a photo, a reply or marks. Photos are the product's own second view. */
export function decorateReviews(written: readonly ReviewDoc[], catalogue: Catalogue, userOf: (orderId: string) => string) {
  const products = new Map(catalogue.products.map((product) => [product.id, product]));
  const marks: ReviewMarkDoc[] = [];
  const decorated = written.map((review, index): ReviewDoc => {
    const userId = userOf(review.orderId);
    const isPublished = review.status === 'PUBLISHED';
    const photo = isPublished && index % 6 === 0 ? products.get(review.productId)?.pictures[1] : undefined;
    const at = new Date(Date.parse(review.createdAt) + REPLY_HOURS * HOUR_MS).toISOString();
    const reply = isPublished && index % 5 < 2 ? { text: replyTo(review, index), createdAt: at, editedAt: null } : null;
    const marking = isPublished ? MARKING.slice(0, index % 8 === 0 ? 2 : index % 4 === 0 ? 1 : 0).filter((id) => id !== userId) : [];
    for (const each of marking) marks.push({ id: `${review.id}/${each}`, reviewId: review.id, userId: each, at });
    const photos = photo === undefined ? [] : [photo];
    return { ...review, userId, photos, hasPhotos: photos.length > 0, helpful: marking.length, reply, isAnswered: reply !== null };
  });
  return { reviews: decorated, reviewMarks: marks };
}

function replyTo({ stars, language }: ReviewDoc, index: number): string {
  const replies = stars >= 4 ? reviews.replies.good : reviews.replies.bad;
  return (replies.find(({ locale }) => locale === language) ?? replies[index % replies.length] ?? { text: '' }).text;
}
