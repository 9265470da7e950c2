/** Questions about products with their answers, and what readers say about them. */
import type { Locale } from '#schema/rules/locales.ts';
import type { ReviewFault, ReviewHold, ReviewStatus } from './reviews.ts';

/** What a question and an answer have in common. */
interface PublicText {
  userId: string;
  /** First name and initial of the last name, such as "Aisyah R."; a vendor's name. */
  authorName: string;
  text: string;
  /** Language of the text, as detected. */
  language: Locale;
  status: ReviewStatus;
  /** Findings of the automatic check; empty if there are none, or an operator has published the text. */
  holds: ReviewHold[];
  /** Reason of a rejection; null unless REJECTED. */
  rejection: ReviewFault | null;
  createdAt: string;
}

export interface AnswerDoc extends PublicText {
  /** ans_…, which begins like the question's id. */
  id: string;
  /** Whether the product's vendor wrote it; otherwise a buyer. */
  isVendor: boolean;
  /** Number of accounts that find it helpful. */
  helpful: number;
  /** Time of the author's last change; null if there was none. */
  editedAt: string | null;
}

export interface QuestionDoc extends PublicText {
  /** qst_… */
  id: string;
  productId: string;
  vendorId: string;
  /** Number of accounts that want to know it, too. */
  votes: number;
  /** At most one per account. */
  answers: AnswerDoc[];
  /** Whether the vendor has answered publicly, as a key. */
  isAnswered: boolean;
  /** Whether the question or one of its answers is PENDING, as a key. */
  isHeld: boolean;
}

/** An account's vote for a question, or its mark of an answer. */
export interface QuestionMarkDoc {
  /** The question's or answer's id and the account's, as in "qst_1/usr_1". */
  id: string;
  userId: string;
  at: string;
}

/** An account's report of a question or an answer to the operators. */
export interface QuestionReportDoc {
  /** The question's or answer's id and the account's, as in "ans_1/usr_1". */
  id: string;
  /** Id of the question or answer. */
  targetId: string;
  userId: string;
  fault: ReviewFault;
  at: string;
}
