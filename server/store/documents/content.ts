/** Content: the blog, texts about the marketplace itself, and merchandising around the products. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { PictureDoc } from './shared.ts';

/** A block of an article in all languages at once, so that a translation cannot lose a paragraph. */
export type ArticleBlockDoc =
  | { kind: 'PARAGRAPH' | 'HEADING'; text: LocalisedText }
  | { kind: 'QUOTE'; text: LocalisedText; attribution: LocalisedText | null }
  | { kind: 'LIST'; items: LocalisedText[] }
  /** Identified by slug. */
  | { kind: 'PRODUCT'; product: string };

export interface ArticleDoc {
  /** The slug. */
  id: string;
  title: LocalisedText;
  description: LocalisedText;
  /** Slug of the article's category. */
  category: string;
  /** Tag slugs, shared with products. */
  tags: string[];
  date: string;
  /** One to three, shown together on the first one's background. */
  pictures: PictureDoc[];
  body: ArticleBlockDoc[];
  /** Product slugs. */
  products: string[];
}

export interface ArticleCategoryDoc {
  /** The slug. */
  id: string;
  name: LocalisedText;
  position: number;
}

/** The marketplace: one document, id "shop". */
export interface MarketplaceDoc {
  id: 'shop';
  name: string;
  contact: {
    phones: string[];
    email: string;
    address: string;
    hours: LocalisedText;
    businessName: string;
    registrationNumber: string;
  };
  popularSearches: string[];
  /** The sample cart for a first visit, by variant SKU. */
  demoCart: { sku: string; quantity: number }[];
}

export type FaqTopic = 'ORDERS' | 'DELIVERY' | 'PAYMENT' | 'RETURNS' | 'SELLERS' | 'ACCOUNT';

/** An FAQ entry. The answer may contain the placeholders in `marketplaceFacts`. */
export interface FaqDoc {
  id: string;
  topic: FaqTopic;
  question: LocalisedText;
  answer: LocalisedText;
  /** Link to the page where the answer applies. */
  link: { label: LocalisedText; href: string } | null;
  position: number;
}

export interface TeamMemberDoc {
  id: string;
  name: string;
  role: LocalisedText;
  about: LocalisedText;
  /** Missing or null if there is none. */
  portrait?: PictureDoc | null;
  position: number;
}

export interface TestimonialDoc {
  id: string;
  name: string;
  role: LocalisedText;
  quote: LocalisedText;
  /** 1 to 5. */
  rating: number;
  position: number;
}

/** A text about the marketplace or its rules of sale. It may contain the placeholders in `marketplaceFacts`. */
export interface InformationDoc {
  id: 'about' | 'terms' | 'privacy';
  title: LocalisedText;
  intro: LocalisedText;
  updatedAt: string;
  sections: {
    /** Fragment of the section's URL: `#returns`. */
    anchor: string;
    title: LocalisedText;
    /** Summary in one plain sentence; null if the clause is plain enough. */
    summary: LocalisedText | null;
    paragraphs: LocalisedText[];
    points: LocalisedText[];
  }[];
}

/** A tile on the home page. */
export interface CategoryTileDoc {
  id: string;
  category: string;
  /** Discount text such as "30%"; null if none. */
  percentage: string | null;
  icon: string | null;
  picture: PictureDoc | null;
  /** Fixed sample count. */
  itemCount: number;
  position: number;
}

/** A curated list, identified by key: fashiondeal, fashionclothes, fashionbrand, shopcategory, deals, arrivals … */
export interface CollectionDoc {
  /** The key. */
  id: string;
  title: LocalisedText;
  /** Time at which the list's offers end permanently; missing if they have no end. */
  endsAt?: string;
  /** Product slugs. */
  products: string[];
  brands: string[];
  categories: string[];
}

export interface BannerDoc {
  id: string;
  /** "home-hero", "home-promo", "listing", "category-snacks" … */
  placement: string;
  title: LocalisedText;
  copy: LocalisedText | null;
  cta: LocalisedText | null;
  href: string;
  picture: PictureDoc | null;
  /** Replaces `picture` in the dark theme. */
  nightPicture: PictureDoc | null;
  /** Additional pictures for a wide banner. Missing from data before version 0.2. */
  besidePictures?: PictureDoc[];
  /** Slugs of the products in the banner. Missing if there are none. */
  products?: string[];
  position: number;
  startsAt: string | null;
  endsAt: string | null;
}

export interface ServiceDoc {
  id: string;
  title: LocalisedText;
  description: LocalisedText;
  icon: string;
  position: number;
}

export interface FactDoc {
  id: string;
  label: LocalisedText;
  value: string;
  position: number;
}
