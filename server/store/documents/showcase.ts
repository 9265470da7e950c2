/** Merchandising: content of pages around the products. */
import type { LocalisedText, PictureDoc } from './shared.ts';

/** A tile of the home page. */
export interface CategoryTileDoc {
  id: string;
  category: string;
  /** Discount text such as "30%"; null without one. */
  percentage: string | null;
  icon: string | null;
  picture: PictureDoc | null;
  /** The sample's fixed count. */
  itemCount: number;
  position: number;
}

/** A curated list by key: fashiondeal, fashionclothes, fashionbrand, shopcategory, deals, arrivals … */
export interface CollectionDoc {
  /** The key. */
  id: string;
  title: LocalisedText;
  /** Daily deals end at this many hours after midnight in Kuala Lumpur; null: open end. */
  endsDailyAtHour: number | null;
  /** Only on this day of the week, 0 being Sunday; missing or null: every day. */
  endsOnWeekday?: number | null;
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
  /** Shown instead of `picture` in the dark theme. */
  nightPicture: PictureDoc | null;
  /** More pictures of a wide banner; missing in data before version 0.2. */
  besidePictures?: PictureDoc[];
  /** Slugs of the products in the banner; missing: none. */
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
