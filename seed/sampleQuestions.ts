import type { Locale } from '#schema/rules/locales.ts';
import { DEMO_GUESTS_ID, DEMO_SHOPPER_ID } from '#server/modules/orders/index.ts';
import { withKeys } from '#server/modules/questions/index.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { AnswerDoc, QuestionDoc, QuestionMarkDoc } from '#server/store/documents/questions.ts';
import { hashNumber } from './build/ids.ts';
import type { Catalogue } from './catalogue.ts';
import questions from './data/questions.json' with { type: 'json' };
import reviews from './data/reviews.json' with { type: 'json' };

/** One product in this many has questions. */
const QUESTIONED_SHARE = 4;
const MAX_PER_PRODUCT = 3;
const HOUR_MS = 3_600_000;
const NAMES = ['Aisyah R.', 'Lim M.', 'Ganesh K.', 'Nurul I.', 'Wong X.', 'Hafiz O.', 'Chong F.', 'Sarah A.'] as const;

/** A question in the data, with its answers by the vendor or a buyer. */
interface QuestionText {
  locale: string;
  text: string;
  answers: string[][];
}

/** Questions about some products, most of them answered; a few have the vote of the demo shopper. */
export function sampleQuestions(catalogue: Catalogue, openedAt: Date): { questions: QuestionDoc[]; questionMarks: QuestionMarkDoc[] } {
  const vendors = new Map(catalogue.vendors.map(({ id, name }) => [id, name]));
  const chosen = catalogue.products.filter(
    ({ slug, status }) => status === 'AVAILABLE' && hashNumber(`questions:${slug}`) % QUESTIONED_SHARE === 0,
  );
  const docs = chosen.flatMap((product) => {
    const texts = textsOf(product);
    const start = hashNumber(product.slug);
    const count = 1 + (start % MAX_PER_PRODUCT);
    return Array.from({ length: count }, (_, at) => {
      const text = texts[(start + at) % texts.length] as QuestionText;
      return questionOf(product, { text, number: start + at, vendorName: vendors.get(product.vendorId) ?? '', openedAt });
    });
  });
  const voted = docs.filter(({ votes }) => votes > 0);
  const questionMarks = voted.map(({ id, createdAt }) => ({ id: `${id}/${DEMO_SHOPPER_ID}`, userId: DEMO_SHOPPER_ID, at: createdAt }));
  return { questions: docs, questionMarks };
}

function textsOf({ category }: ProductDoc): readonly QuestionText[] {
  const [group = ''] = Object.entries(reviews.categories).find(([, categories]) => categories.includes(category)) ?? [];
  return group === 'fresh' || group === 'food' || group === 'wear' ? questions[group] : questions.other;
}

interface Source {
  text: QuestionText;
  number: number;
  vendorName: string;
  openedAt: Date;
}

function questionOf(product: ProductDoc, { text: { text, locale, answers }, number, vendorName, openedAt }: Source): QuestionDoc {
  const id = `qst_${hashNumber(`${product.slug} ${text}`).toString(16)}`;
  const hoursAgo = 30 + (number % 1500);
  const at = (hours: number) => new Date(openedAt.getTime() - (hoursAgo - hours) * HOUR_MS).toISOString();
  const published = { language: locale as Locale, status: 'PUBLISHED', holds: [] as [], rejection: null } as const;
  const nameOf = (place: number) => NAMES[(number + place) % NAMES.length] ?? NAMES[0];
  return withKeys({
    ...{ id, productId: product.id, vendorId: product.vendorId, userId: DEMO_GUESTS_ID, authorName: nameOf(0) },
    ...{ ...published, text, createdAt: at(0) },
    votes: number % 3 === 0 ? 1 : 0,
    answers: answers.map(([by, answer = ''], place): AnswerDoc => {
      const isVendor = by === 'vendor';
      return {
        ...{ id: `${id.replace(/^qst_/, 'ans_')}_${place}`, userId: `${DEMO_GUESTS_ID}_${place}`, ...published },
        ...{ authorName: isVendor ? vendorName : nameOf(place + 1), isVendor, text: answer, helpful: 0 },
        ...{ createdAt: at(5 + 9 * place), editedAt: null },
      };
    }),
  });
}
