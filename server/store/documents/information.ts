/** Content about the marketplace itself. */
import type { LocalisedText } from './shared.ts';

/** The marketplace: one document, id "shop". */
export interface ShopDoc {
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
  /** The sample cart of a first visit, by variant sku. */
  demoCart: { sku: string; quantity: number }[];
}

export type FaqTopic = 'ORDERS' | 'DELIVERY' | 'PAYMENT' | 'RETURNS' | 'SELLERS' | 'ACCOUNT';

/** An FAQ entry. Its answer may hold the placeholders of `marketplaceFacts.ts`. */
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

/** A text about the marketplace: what it is, and its rules of sale. May hold the placeholders of `marketplaceFacts.ts`. */
export interface InformationDoc {
  id: 'about' | 'terms' | 'privacy';
  title: LocalisedText;
  intro: LocalisedText;
  updatedAt: string;
  sections: {
    /** Fragment of its address: `#returns`. */
    anchor: string;
    title: LocalisedText;
    /** Summary in one sentence of plain words; null where the clause is plain enough. */
    summary: LocalisedText | null;
    paragraphs: LocalisedText[];
    points: LocalisedText[];
  }[];
}
