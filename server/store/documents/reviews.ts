/** Reviews of bought products, and what readers say about them. */
import type { Locale } from '#schema/rules/locales.ts';
import type { PictureDoc } from './shared.ts';

/** Only PUBLISHED reviews are public and count for ratings. PENDING ones wait for an operator. */
export type ReviewStatus = 'PENDING' | 'PUBLISHED' | 'REJECTED';
/** How the size of clothes or shoes turned out. */
export type ReviewFit = 'SMALL' | 'TRUE_TO_SIZE' | 'LARGE';
/** What is wrong with a review, as reported by a reader or decided by an operator. */
export type ReviewFault = 'OFFENSIVE' | 'ADVERTISING' | 'PERSONAL_DATA' | 'OFF_TOPIC' | 'FAKE';
/** Why a text waits for an operator: a finding of the automatic check, or an earlier rejection. */
export type ReviewHold = 'LINK' | 'PHONE' | 'SLUR' | 'REJECTED';

export interface ReviewReplyDoc {
  text: string;
  createdAt: string;
  /** Null if the reply was never replaced. */
  editedAt: string | null;
}

export interface ReviewDoc {
  /** rev_… and the rest of the order line's id, so that a line has at most one review. */
  id: string;
  lineId: string;
  orderId: string;
  productId: string;
  vendorId: string;
  /** The bought variant's options. */
  options: Record<string, string>;
  /** Null for a guest. */
  userId: string | null;
  /** First name and initial of the last name, such as "Aisyah R.". */
  authorName: string;
  /** 1 to 5. */
  stars: number;
  title: string;
  text: string;
  /** Language of the text, as detected. */
  language: Locale;
  photos: PictureDoc[];
  /** Whether there are photos, as a key. */
  hasPhotos: boolean;
  /** Null if not given, and for products without sizes. */
  fit: ReviewFit | null;
  status: ReviewStatus;
  /** Empty if there are none, or an operator has published the review. */
  holds: ReviewHold[];
  /** Reason of a rejection; null unless REJECTED. */
  rejection: ReviewFault | null;
  /** Number of accounts that find it helpful. */
  helpful: number;
  reply: ReviewReplyDoc | null;
  /** Whether the vendor has replied, as a key. */
  isAnswered: boolean;
  createdAt: string;
  /** Time of the author's last change; null if there was none. */
  editedAt: string | null;
}

/** An account that finds a review helpful. */
export interface ReviewMarkDoc {
  /** The review's id and the account's, as in "rev_1/usr_1". */
  id: string;
  reviewId: string;
  userId: string;
  at: string;
}

/** An account's report of a review to the operators. */
export interface ReviewReportDoc {
  /** The review's id and the account's, as in "rev_1/usr_1". */
  id: string;
  reviewId: string;
  userId: string;
  fault: ReviewFault;
  at: string;
}

/** Sums of a product's published reviews, written by the transactions that change them. Missing if there are none. */
export interface RatingDoc {
  /** The product's id. */
  id: string;
  vendorId: string;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  stars: [number, number, number, number, number];
  /** Number of reviews that find the size small, true to size and large. */
  fit: [number, number, number];
}

/** Emails that can be stopped. */
export type EmailTopic = 'REVIEWS' | 'QUESTIONS' | 'MESSAGES' | 'ALERTS' | 'NEWSLETTER';

/** An email address to which some emails are not sent. */
export interface UnsubscribeDoc {
  /** SHA-256 of the inbox (`inboxOf`), hex. */
  id: string;
  /** The stopped emails. Missing from documents of earlier versions, which stopped REVIEWS and QUESTIONS. */
  topics?: EmailTopic[];
  /** Time of the last change. */
  at: string;
}
