import type { SignedIn } from '#server/modules/accounts/index.ts';
import type { Store } from '#server/store/store.ts';
import { openReviews } from './reviews.ts';

const QUESTION = /* GraphQL */ `
  fragment TestQuestion on Question {
    id
    text
    language
    authorName
    votes
    isVoted
    isOwn
    isAnswered
    status
    rejectionReason
    product {
      id
    }
    answers {
      id
      text
      authorName
      isVendor
      isBuyer
      helpfulCount
      isHelpful
      isOwn
      status
      rejectionReason
      createdAt
      editedAt
    }
  }
`;
const PAYLOAD = `question { ...TestQuestion } errors { __typename ... on UserError { code message path } }`;
const mutation = (variables: string, call: string) => `mutation (${variables}) { payload: ${call} { ${PAYLOAD} } } ${QUESTION}`;
const ASK = mutation('$productId: ID!, $text: String!', 'askQuestion(productId: $productId, text: $text)');
const ANSWER = mutation('$id: ID!, $text: String!', 'answerQuestion(id: $id, text: $text)');
const VOTE = mutation('$id: ID!, $isVoted: Boolean', 'voteForQuestion(id: $id, isVoted: $isVoted)');
const MARK = mutation('$id: ID!, $isHelpful: Boolean', 'markAnswerHelpful(id: $id, isHelpful: $isHelpful)');
const REPORT = mutation('$id: ID!, $fault: ReviewFault!', 'reportQuestion(id: $id, fault: $fault)');
const REPORT_ANSWER = mutation('$id: ID!, $fault: ReviewFault!', 'reportAnswer(id: $id, fault: $fault)');
const OF_PRODUCT = `query ($id: ID!, $first: Int, $after: String, $query: String, $sort: QuestionSort) {
  product(id: $id) {
    questionCount
    canAskQuestions
    canAnswerQuestions
    ownQuestions { ...TestQuestion }
    questions(first: $first, after: $after, query: $query, sort: $sort) {
      totalCount pageInfo { hasNextPage hasPreviousPage endCursor } nodes { ...TestQuestion }
    }
  }
} ${QUESTION}`;
const OF_VENDOR = `query ($isAnswered: Boolean, $first: Int, $after: String) {
  viewer {
    vendor {
      unansweredQuestions
      questions(isAnswered: $isAnswered, first: $first, after: $after) { totalCount nodes { ...TestQuestion } }
    }
  }
} ${QUESTION}`;

export interface TestAnswer {
  id: string;
  text: string;
  authorName: string;
  isVendor: boolean;
  isBuyer: boolean;
  helpfulCount: number;
  isHelpful: boolean;
  isOwn: boolean;
  status: string;
  rejectionReason: string | null;
  createdAt: string;
  editedAt: string | null;
}
export interface TestQuestion {
  id: string;
  text: string;
  language: string;
  authorName: string;
  votes: number;
  isVoted: boolean;
  isOwn: boolean;
  isAnswered: boolean;
  status: string;
  rejectionReason: string | null;
  answers: TestAnswer[];
}
export interface QuestionResponse {
  question: TestQuestion | null;
  errors: { __typename: string; code: string; message: string; path: string[] | null }[];
}
export interface ProductQuestions {
  questionCount: number;
  canAskQuestions: boolean;
  canAnswerQuestions: boolean;
  ownQuestions: TestQuestion[];
  questions: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
    nodes: TestQuestion[];
  };
}
interface VendorQuestions {
  unansweredQuestions: number;
  questions: { totalCount: number; nodes: TestQuestion[] };
}

export const A_QUESTION = 'Is this rice fragrant when cooked?';

/** A marketplace with two vendors, in which members ask about rice of Utara's, and Utara and buyers answer. */
export async function openQuestions(store?: Store) {
  const marketplace = await openReviews(store);
  const { run, member } = marketplace;
  const payload = async (operation: string, variables: object, viewer: SignedIn | null) =>
    (await run<{ payload: QuestionResponse }>(operation, variables, viewer)).payload;
  const ask = (viewer: SignedIn | null, text = A_QUESTION, productId = 'prd_rice') => payload(ASK, { productId, text }, viewer);
  return {
    ...marketplace,
    ask,
    answer: (id: string, viewer: SignedIn | null, text = 'Yes, very.') => payload(ANSWER, { id, text }, viewer),
    vote: (id: string, viewer: SignedIn | null, isVoted?: boolean) => payload(VOTE, { id, isVoted }, viewer),
    markAnswer: (id: string, viewer: SignedIn | null, isHelpful?: boolean) => payload(MARK, { id, isHelpful }, viewer),
    reportQuestion: (id: string, viewer: SignedIn | null, fault = 'FAKE') => payload(REPORT, { id, fault }, viewer),
    reportAnswer: (id: string, viewer: SignedIn | null, fault = 'FAKE') => payload(REPORT_ANSWER, { id, fault }, viewer),
    ofProduct: async (variables: object = {}, viewer: SignedIn | null = null) =>
      (await run<{ product: ProductQuestions }>(OF_PRODUCT, { id: 'prd_rice', ...variables }, viewer)).product,
    ofVendor: async (viewer: SignedIn | null, variables: object = {}) =>
      (await run<{ viewer: { vendor: VendorQuestions } }>(OF_VENDOR, variables, viewer)).viewer.vendor,
    /** A published question of a new member, or of the given one. */
    published: async (viewer?: SignedIn, text?: string) => {
      const { question, errors } = await ask(viewer ?? (await member('asker@example.com')), text);
      if (question === null) throw new Error(JSON.stringify(errors));
      return question;
    },
  };
}
