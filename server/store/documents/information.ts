/** What the shop says of itself. */
import type { LocalisedText } from './shared.ts';

/** What the shop is: one document, id "shop". */
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

/** A question with its answer. Answers may hold the placeholders of `marketplaceFacts.ts`. */
export interface FaqDoc {
  id: string;
  topic: FaqTopic;
  question: LocalisedText;
  answer: LocalisedText;
  /** Where to do what the answer says. */
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

/** A text of the shop itself: who it is, and by which rules it sells. May hold the placeholders of `marketplaceFacts.ts`. */
export interface InformationDoc {
  id: 'about' | 'terms' | 'privacy';
  title: LocalisedText;
  intro: LocalisedText;
  updatedAt: string;
  sections: {
    /** Its name in addresses: `#returns`. */
    anchor: string;
    title: LocalisedText;
    /** The same in a sentence of everyday words; null where the clause is plain enough. */
    summary: LocalisedText | null;
    paragraphs: LocalisedText[];
    points: LocalisedText[];
  }[];
}
